import { describe, expect, it } from "vitest";
import { demoPassword } from "../seed.service.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { passwordFault } from "./password.ts";

describe("a new password (VALID-08, C-84)", () => {
  it("has 3 to 35 characters, counted as a reader counts them", () => {
    for (const good of ["x7k", "ä".repeat(17) + "k".repeat(18), "🖍️7k"])
      expect(passwordFault(good, "de-DE")).toBeNull();
    expect(passwordFault("x7", "de-DE")).toContain("mindestens 3");
    expect(passwordFault("Kreide".repeat(6), "de-DE")).toContain("höchstens 35");
  });

  it.each(["123", "aaa", "123456", "PassWord", "password1", "passwort", "qwertzuiop", "654321", "ZZZZZZZZZ", "dragon"])(
    "is none that guessers try first: %s",
    (password) => {
      expect(passwordFault(password, "de-DE")).toContain("sehr oft gewählt");
      expect(passwordFault(password, "en-DE")).toContain("very often");
    },
  );

  it.each([demoPassword, "kreide", "tafel-7", "abd", "Drachen-12"])("may be %s", (password) => {
    expect(passwordFault(password, "de-DE")).toBeNull();
  });

  it("is looked up in a list that is there whole", () => {
    // The last entry of ten thousand.
    expect(["123456", "24081990", "24081991-"].map(isCommonPassword)).toEqual([true, true, false]);
  });
});
