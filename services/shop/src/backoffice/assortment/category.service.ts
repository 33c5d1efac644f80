import type { BackofficeContext } from "../backoffice-context.ts";
import { change } from "../change.ts";
import { decode, done, missing, type Result } from "../result.ts";
import { categoryChange, id } from "./inputs.ts";
import { updateCategory } from "./category.store.ts";

/** Changes what is given of a category. */
export async function changeCategory(context: BackofficeContext, categoryId: string, input: unknown): Promise<Result> {
  const decodedId = decode(id, categoryId);
  const decoded = decode(categoryChange, input);
  if (!decodedId.ok) return missing("category");
  if (!decoded.ok) return decoded.refusal;
  const { value } = decoded;
  return change(context, async (tx) =>
    (await updateCategory(tx, decodedId.value, value)) ? done : missing("category"),
  );
}
