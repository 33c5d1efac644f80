import { act, cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, Form, useActionData, useLoaderData, useRevalidator } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { useReload } from "./use-reload.ts";

const { code } = vi.hoisted(() => ({ code: { gone: false } }));
vi.mock("./route-code.ts", () => ({
  useRouteCode: () => () => (code.gone ? { modules: ["data:text/javascript,throw 0"], params: {} } : null),
}));

afterEach(() => {
  cleanup();
  code.gone = false;
});

/** A page with a form that has been answered, and what loads it again. */
async function answeredForm() {
  let loads = 0;
  const Page = () => {
    const answer = useActionData<{ readonly fault: string }>();
    const count = useLoaderData<number>();
    const { revalidate } = useRevalidator();
    const reload = useReload();
    return (
      <Form method="post" key={answer?.fault ?? "new"}>
        <input aria-label="Ort" />
        <output>{`${count} ${answer?.fault ?? "-"}`}</output>
        <button>Weiter</button>
        <button type="button" onClick={() => void reload()}>
          lädt neu
        </button>
        <button type="button" onClick={() => void revalidate()}>
          verwirft
        </button>
      </Form>
    );
  };
  const Stub = createRoutesStub([
    {
      path: "/",
      action: async () => null,
      children: [
        {
          path: "form",
          Component: Page,
          loader: async () => (loads += 1),
          action: async () => ({ fault: "Ort fehlt" }),
        },
      ],
    },
  ]);
  render(<Stub initialEntries={["/form"]} />);
  await screen.findByRole("textbox");
  const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
  await press("Weiter");
  await screen.findByText("2 Ort fehlt");
  const field = screen.getByRole<HTMLInputElement>("textbox");
  field.value = "Ulm";
  return { press, typed: () => screen.getByRole<HTMLInputElement>("textbox").value };
}

it("loads a page again, and leaves a form's answer and what was typed since", async () => {
  const { press, typed } = await answeredForm();
  await press("lädt neu");
  await screen.findByText("3 Ort fehlt");
  expect(typed()).toBe("Ulm");
});

it("leaves the page as it is where code that React Router would load with it cannot be had", async () => {
  const { press, typed } = await answeredForm();
  code.gone = true;
  await press("lädt neu");
  expect(screen.getByText("2 Ort fehlt")).toBeDefined();
  expect(typed()).toBe("Ulm");
  code.gone = false;
  await press("lädt neu");
  await screen.findByText("3 Ort fehlt");
});

it("is needed: React Router's own way drops both", async () => {
  const { press, typed } = await answeredForm();
  await press("verwirft");
  await screen.findByText("3 -");
  expect(typed()).toBe("");
});
