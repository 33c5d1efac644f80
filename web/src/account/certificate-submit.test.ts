import { expect, it, vi } from "vitest";
import { handInCertificate } from "./certificate-submit.ts";

const request = new Request("http://educational.localhost/myaccount/register/");
const words = async (key: string) => key;

function holding(file: File | null): FormData {
  const form = new FormData();
  if (file) form.set("certificate", file);
  return form;
}
const pdf = (size: number, type = "application/pdf") => new File([new Uint8Array(size)], "nachweis.pdf", { type });

function graph(permit: object, uploaded: object) {
  const answered = { certificate: null, successful: true, generalErrorMessage: null };
  const tools = {
    attempt: vi.fn(async () => permit),
    mutate: vi.fn(async (_: unknown, { file }: { file: { part: number; parts: number; data: string } }) => ({
      data: { uploadB2bCertificate: file.part === file.parts - 1 ? uploaded : answered },
    })),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two of the tools, whose documents the code chooses
  return { tools, given: tools as unknown as Parameters<typeof handInCertificate>[2] };
}
const permit = { data: { getCurrentUploadSignature: { signature: "signed" } } };
const taken = {
  successful: true,
  generalErrorMessage: null,
  certificate: { certificateId: "1", fileName: "nachweis.pdf" },
};

it("ACC-04: sends the parts with the signature that is valid at present, and names the certificate", async () => {
  const { tools, given } = graph(permit, taken);
  expect(await handInCertificate(request, holding(pdf(450_000)), given, words)).toEqual({
    refusal: null,
    values: { certificateId: "1", certificateName: "nachweis.pdf" },
  });
  expect(tools.mutate.mock.calls.map(([, variables]) => variables)).toMatchObject(
    [0, 1, 2].map((part) => ({ signature: "signed", file: { name: "nachweis.pdf", part, parts: 3 } })),
  );
});

it("a form without a file hands in nothing", async () => {
  const { tools, given } = graph(permit, taken);
  expect(await handInCertificate(request, holding(null), given, words)).toBeNull();
  expect(await handInCertificate(request, holding(new File([], "")), given, words)).toBeNull();
  expect(tools.attempt).not.toHaveBeenCalled();
});

it.each([
  ["a file without a byte", pdf(0), "Diese Datei ist leer. Bitte wählen Sie eine andere."],
  ["more than 10 MB", pdf(10_000_001), "Der Nachweis darf höchstens 10 MB groß sein."],
  ["a text", pdf(10, "text/plain"), "Bitte laden Sie den Nachweis als PDF, JPEG oder PNG hoch."],
])("refuses %s before anything is sent", async (_, file, refusal) => {
  const { tools, given } = graph(permit, taken);
  expect(await handInCertificate(request, holding(file), given, words)).toMatchObject({ refusal });
  expect(tools.attempt).not.toHaveBeenCalled();
});

it("shows the shop's words where it gives no signature or refuses the file", async () => {
  const error = { graphQLErrors: [{ message: "Zu viele", extensions: { code: "RATE_LIMITED" } }] };
  const limited = graph({ error }, taken).given;
  expect(await handInCertificate(request, holding(pdf(10)), limited, words)).toMatchObject({ refusal: "Zu viele" });
  const refusing = graph(permit, { successful: false, generalErrorMessage: "Kein PDF", certificate: null }).given;
  expect(await handInCertificate(request, holding(pdf(10)), refusing, words)).toMatchObject({ refusal: "Kein PDF" });
});
