import { useCopy } from "../../lib/copy.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cluster, Stack } from "../../ui/layout/layout.tsx";
import { TextInput } from "../../ui/text-input/text-input.tsx";
import { Textarea } from "../../ui/textarea/textarea.tsx";
import { dialogsCopy } from "../dialogs-copy.ts";
import { useList } from "../list-context.ts";
import { Opener } from "../opener.tsx";
import { useWishlistFetcher } from "../use-wishlist-fetcher.ts";
import { DialogFrame } from "./dialog-frame.tsx";

export interface DialogProps {
  readonly onClose: () => void;
  /** Where closing leads without scripts. */
  readonly back: string;
}

const longestName = 80;
const longestDescription = 500;

/** A new list (OP-M-52). */
export function CreateDialog(frame: DialogProps) {
  const t = useCopy(dialogsCopy);
  const fetcher = useWishlistFetcher();
  return (
    <DialogFrame {...frame} title={t.createTitle}>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="create" />
        <Stack gap={4}>
          <TextInput name="name" label={t.name} required maxLength={longestName} autoComplete="off" />
          <Textarea
            name="description"
            label={t.description}
            hint={t.descriptionHint}
            maxLength={longestDescription}
            rows={3}
          />
          <Button type="submit" busyText={fetcher.state === "idle" ? undefined : t.saving}>
            {t.create}
          </Button>
        </Stack>
      </fetcher.Form>
    </DialogFrame>
  );
}

/** What can be done with a list as a whole: the modal of its options (WISH-10). */
export function OptionsDialog(frame: DialogProps) {
  const t = useCopy(dialogsCopy);
  const { list, lists } = useList();
  const fetcher = useWishlistFetcher((answer) => {
    if (answer.kind === "done") frame.onClose();
  });
  const busyText = fetcher.state === "idle" ? undefined : t.saving;
  const { externalId, isAdmin, isCreator, isDefault, isStandardList } = list;
  return (
    <DialogFrame {...frame} title={t.editTitle}>
      {isDefault && <p>{t.isDefault}</p>}
      {isAdmin && (
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="edit" />
          <input type="hidden" name="listId" value={externalId} />
          <input type="hidden" name="version" value={list.version} />
          <Stack gap={4}>
            {!isDefault && (
              <TextInput
                name="name"
                label={t.name}
                required
                maxLength={longestName}
                defaultValue={list.name}
                autoComplete="off"
              />
            )}
            <Textarea
              name="description"
              label={t.description}
              hint={t.descriptionHint}
              maxLength={longestDescription}
              rows={3}
              defaultValue={list.description}
            />
            <Button type="submit" busyText={busyText}>
              {t.save}
            </Button>
          </Stack>
        </fetcher.Form>
      )}
      {list.isEditor && lists.length > 1 && (
        <fetcher.Form method="post">
          <input type="hidden" name="listId" value={externalId} />
          {isStandardList ? (
            <p>{t.isStandard}</p>
          ) : (
            <Stack gap={2}>
              <div>
                <Button type="submit" name="intent" value="standard" scheme="outline" size="small">
                  {t.standard}
                </Button>
              </div>
              <p>{t.standardHint}</p>
            </Stack>
          )}
        </fetcher.Form>
      )}
      {isAdmin && !isDefault && (
        <p>
          <Opener dialog="remove">{t.deleteList}</Opener>
        </p>
      )}
      {!isCreator && (
        <fetcher.Form method="post">
          <input type="hidden" name="listId" value={externalId} />
          <input type="hidden" name="name" value={list.name} />
          <Button type="submit" name="intent" value="leave" scheme="outline" size="small">
            {t.leave}
          </Button>
        </fetcher.Form>
      )}
    </DialogFrame>
  );
}

/** Deletes a list, after the question; it also opens when the last entry has gone (WISH-12). */
export function RemoveDialog(frame: DialogProps) {
  const t = useCopy(dialogsCopy);
  const { list } = useList();
  const fetcher = useWishlistFetcher();
  const { name, externalId, entryCount } = list;
  return (
    <DialogFrame {...frame} title={t.deleteTitle}>
      <p>{t.deleteQuestion(name, entryCount)}</p>
      <fetcher.Form method="post">
        <input type="hidden" name="listId" value={externalId} />
        <input type="hidden" name="name" value={name} />
        <Cluster gap={3}>
          <Button
            type="submit"
            name="intent"
            value="delete"
            scheme="red"
            busyText={fetcher.state === "idle" ? undefined : t.saving}
          >
            {t.deleteList}
          </Button>
          <Button scheme="secondary" onClick={frame.onClose}>
            {t.keep}
          </Button>
        </Cluster>
      </fetcher.Form>
    </DialogFrame>
  );
}
