import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companyNameFault, greetable, personalNameFault } from "./personal-name.ts";
import { holdsLink } from "../../platform/holds-link.ts";

describe("what mail programs turn into a link", () => {
  it.each([
    "Gewinnen Sie auf https://boese.example",
    "http:/boese.example",
    "//boese.example",
    "www.boese.example",
    "boese.xyz",
    "Anna boese.top jetzt",
    "Ihr Konto ist gesperrt: bank-login.com/konto",
    "t.co",
    "x.com",
    "boese。example",
    "boese．example",
    "bo\u200Bese.com",
    "anna@boese.example",
    "mailto:anna",
    "müller.de",
    "xn--mller-kva.de",
  ])("is found: %s", (text) => expect(holdsLink(text)).toBe(true));

  it.each([
    "Anna",
    "Anna-Maria",
    "Dr. Anna",
    "Dr.med. Anna",
    "Prof.Dr. Beispiel",
    "J. R. R. Tolkien",
    "J.Müller",
    "O'Neill",
    "St.Gallen",
    "Anna B.",
    "Grundschule Nr. 5",
    "Meier & Co. KG",
    "Kita e.V.",
    "Jean-François",
    "Đặng Thị Mai",
    "",
  ])("is no part of %s", (text) => expect(holdsLink(text)).toBe(false));

  it("is found wherever it stands in a text", () => {
    const word = fc
      .stringMatching(/^[a-zäöü]{2,12}$/)
      .filter(
        (text) => !/^(?:dipl|prof|phil|str|tel|bzw|ing|jur|jun|mag|med|nat|oec|pol|rer|sen|co|dr|ev|st)$/.test(text),
      );
    fc.assert(
      fc.property(
        fc.array(word),
        word,
        fc.stringMatching(/^[a-z]{2,8}$/),
        fc.array(word),
        (before, host, end, after) => {
          expect(holdsLink([...before, `${host}.${end}`, ...after].join(" "))).toBe(true);
        },
      ),
    );
  });
});

describe("the name of a person", () => {
  it("has no digits, no control characters, no link and not too many characters", () => {
    for (const name of ["Anna 2", "Anna\u0007", "Anna boese.example", "A".repeat(256)]) {
      expect([name, personalNameFault(name, "de-DE", 255)]).toEqual([name, expect.stringMatching(/.+/)]);
    }
    expect(personalNameFault("Anna boese.example", "en-DE", 255)).toContain("web and email addresses");
    expect(personalNameFault("Anna", "de-DE", 255)).toBeNull();
  });

  it("of a company may have digits, and no link either", () => {
    expect(companyNameFault("Grundschule 12", "de-DE", 255)).toBeNull();
    expect(companyNameFault("Schule 12.example", "de-DE", 255)).not.toBeNull();
  });

  it("from before these rules is left out of a mail's greeting", () => {
    expect([greetable("Anna Beispiel"), greetable("Anna boese.example")]).toEqual(["Anna Beispiel", ""]);
  });
});
