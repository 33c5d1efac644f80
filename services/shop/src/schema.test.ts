import { formats } from "@chalkbox/pictures";
import { isEnumType } from "graphql";
import { expect, it } from "vitest";
import { domains, loadSchema } from "./schema.ts";

it("CONST-02: the graph names every format of pictures, and no other", () => {
  const type = loadSchema(domains).getType("ImageFormat");
  const named = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  // Scenes are no pictures of products: pages know their one format.
  expect([...named, "SCENE_WIDE"].toSorted()).toEqual(Object.keys(formats).toSorted());
});
