import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

it("does not submit unless it reports it", () => {
  render(<Button>Merken</Button>);
  expect(screen.getByRole("button", { name: "Merken" }).getAttribute("type")).toBe("button");
});

it("ux 27, 36: while busy states what happens, keeps the focus and ignores presses", async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>In den Warenkorb</Button>);
  const button = screen.getByRole("button");
  await userEvent.click(button);
  rerender(
    <Button onClick={onClick} busyText="Wird hinzugefügt">
      In den Warenkorb
    </Button>,
  );
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole("status").textContent).toBe("Wird hinzugefügt");
});

it("ux 27: a busy submit button does not send its form again", async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busyText="Wird bestellt">
        Zahlungspflichtig bestellen
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(onSubmit).not.toHaveBeenCalled();
});
