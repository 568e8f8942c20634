import { Button } from '../button/button.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { doNothing, gallery, Opener } from '../gallery.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { DependentGroups } from './dependent-groups.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { FormDialog } from './form-dialog.tsx';

const form = { onSubmit: doNothing, submitting: false, failure: undefined, isDirty: false, draft: undefined };
const groups = [{ type: 'goals', label: 'Goals', total: 12, items: [{ _id: '1', label: 'Learn Rust' }] }];

export default gallery('Dialog', {
  default: () => (
    <Opener>
      {(close) => (
        <Dialog opened onClose={close} title="Your plan is saved">
          <p>It has 12 goals.</p>
          <DialogActions>
            <Button onClick={close}>Go to the plan</Button>
          </DialogActions>
        </Dialog>
      )}
    </Opener>
  ),
  form: () => (
    <Opener>
      {(close) => (
        <FormDialog title="Edit goal" submitLabel="Save" form={form} onClose={close}>
          <TextInput label="Title" defaultValue="Learn Rust" />
        </FormDialog>
      )}
    </Opener>
  ),
  'changed form': () => (
    <Opener>
      {(close) => (
        <FormDialog title="Edit goal" submitLabel="Save" form={{ ...form, isDirty: true }} onClose={close}>
          <TextInput label="Title" defaultValue="Learn Go" error="You have a goal with this title." />
        </FormDialog>
      )}
    </Opener>
  ),
  confirmation: () => (
    <Opener>
      {(close) => (
        <ConfirmDialog
          title="Reset this plan?"
          confirmLabel="Reset"
          isDestructive
          onConfirm={() => Promise.reject(new Error('The plan was not changed.'))}
          onClose={close}
        >
          It loses its start week and its pauses.
        </ConfirmDialog>
      )}
    </Opener>
  ),
  'safe delete': () => (
    <Opener>
      {(close) => (
        <ConfirmDialog
          title="Delete this focus area?"
          confirmLabel="Delete"
          isDestructive
          onConfirm={() => Promise.resolve(close())}
          onClose={close}
        >
          <DependentGroups groups={groups} />
        </ConfirmDialog>
      )}
    </Opener>
  ),
});
