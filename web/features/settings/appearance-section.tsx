import { setColorScheme, useColorSchemeChoice } from '#web/ui/color-scheme.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { colorSchemes } from '#web/ui/color-schemes.ts';
import { SettingsSection } from './settings-section.tsx';

export function AppearanceSection() {
  const choice = useColorSchemeChoice();
  return (
    <SettingsSection id="appearance" title="Appearance" description="Applies to this browser.">
      <ChoiceField
        legend="Colours"
        type="radio"
        name="color-scheme"
        isRow
        choices={colorSchemes.map(({ value, label, icon: SchemeIcon }) => ({ value, label, mark: <SchemeIcon /> }))}
        selected={[choice]}
        onChange={setColorScheme}
      />
    </SettingsSection>
  );
}
