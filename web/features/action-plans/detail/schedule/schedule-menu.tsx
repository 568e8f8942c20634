import { allowedActions, type PlanStatus } from '#domain/plan/schedule/plan-status.ts';
import { CalendarIcon, DotsIcon, PauseIcon, UndoIcon } from '#web/ui/icons/icons.tsx';
import { CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import type { ScheduleDialog } from './schedule-dialogs.tsx';
import type { useScheduleActions } from './use-schedule-actions.ts';

interface ScheduleMenuProps {
  readonly status: PlanStatus;
  readonly actions: ReturnType<typeof useScheduleActions>;
  readonly onDialog: (dialog: ScheduleDialog) => void;
}

export function ScheduleMenu({ status, actions, onDialog }: ScheduleMenuProps) {
  const allowed = allowedActions[status];
  return (
    <Menu label="Actions for the schedule" icon={<DotsIcon />}>
      {allowed.includes('start') && (
        <MenuAction icon={<CalendarIcon />} onClick={() => onDialog('move')}>
          Move start…
        </MenuAction>
      )}
      {allowed.includes('pause') && (
        <MenuAction icon={<PauseIcon />} onClick={actions.pause}>
          Pause
        </MenuAction>
      )}
      {allowed.includes('finish') && (
        <MenuAction icon={<CheckIcon />} onClick={actions.finish}>
          Finish
        </MenuAction>
      )}
      <MenuAction icon={<UndoIcon />} onClick={() => onDialog('reset')}>
        Reset to not started…
      </MenuAction>
    </Menu>
  );
}
