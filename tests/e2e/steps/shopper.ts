import { expect, type Page } from "@playwright/test";
import { backOfficeOf } from "../../testkit/back-office.ts";
import { type Addresses, pageUrl } from "../../testkit/chalkbox.ts";
import { aPerson, type Person, type TypedAddress } from "../../testkit/people.ts";
import type { ProductWish } from "../../testkit/product-wish.ts";
import type { Storefront } from "../../testkit/storefronts.ts";
import { type Words, wordsOf } from "./words.ts";

/** How a shopper pays. */
export type PaymentName = "invoice" | "card" | "paypal" | "prepayment";

/** A product that a test made for itself. */
export interface OwnProduct {
  readonly id: string;
  /** In the storefront's language. */
  readonly name: string;
  readonly itemId: string;
  readonly orderNumber: string;
}

/** Someone in front of a browser who wants to order: the steps that most journeys share, by roles and labels only. */
export class Shopper {
  readonly page: Page;
  readonly words: Words;
  readonly #chalkbox: Addresses;
  readonly #storefront: Storefront;

  constructor(page: Page, chalkbox: Addresses, storefront: Storefront) {
    this.page = page;
    this.words = wordsOf(storefront);
    this.#chalkbox = chalkbox;
    this.#storefront = storefront;
  }

  /** Opens a path of the storefront. */
  async open(path: string): Promise<void> {
    await this.page.goto(pageUrl(this.#chalkbox, this.#storefront, path));
  }

  /** Puts a product of its own into the basket. */
  async buy(wish: ProductWish = {}): Promise<OwnProduct> {
    const product = await this.newProduct(wish);
    await this.open(`/prod/${product.id}/`);
    await this.add();
    return product;
  }

  /** A product of this shopper's test alone. */
  async newProduct(wish: ProductWish = {}): Promise<OwnProduct> {
    const { id, name, items } = await backOfficeOf(this.#chalkbox).createProduct(wish);
    return {
      id,
      name: this.#storefront.language === "en-DE" ? name.en : name.de,
      itemId: items[0]?.id ?? "",
      orderNumber: items[0]?.orderNumber ?? "",
    };
  }

  /** Presses the button of the product page and reads the confirmation. */
  async add(): Promise<void> {
    await this.page.getByRole("button", { name: this.words.addToBasket }).click();
    await expect(this.page.getByText(this.words.added).first()).toBeVisible();
  }

  /** From the basket to the first step of the checkout. */
  async startCheckout(): Promise<void> {
    await this.open("/checkout/basket/");
    await this.page.getByRole("button", { name: this.words.toCheckout }).click();
    await expect(this.page).toHaveURL(/\/checkout\/(login|shipping)\/?$/);
  }

  /** Goes on without an account. */
  async goOnAsGuest(): Promise<void> {
    await this.page.getByRole("button", { name: this.words.guest }).click();
    await this.expectStep("shipping", this.words.shippingTitle);
  }

  /** Opens an account on the way. */
  async register(person: Person): Promise<void> {
    await this.page.getByText("Neues Konto anlegen").click();
    await this.#field(this.words.email).last().fill(person.email);
    await this.#field(this.words.password).last().fill(person.password);
    await this.page.getByRole("button", { name: "Konto anlegen und weiter" }).click();
    await this.expectStep("shipping", this.words.shippingTitle);
  }

  /** Fills the contact and the billing address of a guest; leaves the rest as it is. */
  async fillShipping(person: Person): Promise<void> {
    await this.#field(this.words.email).first().fill(person.email);
    await this.#field(this.words.phone).first().fill(person.phone);
    await this.fillAddress(person, 0);
  }

  /** Delivers to another address than the bill's. */
  async deliverTo(address: TypedAddress): Promise<void> {
    await this.page.getByRole("radio", { name: this.words.otherAddress }).check();
    await this.fillAddress(address, 1);
  }

  /** @param group 0 for the billing address, 1 for the other one that is visible */
  async fillAddress(address: TypedAddress, group: 0 | 1): Promise<void> {
    await this.#field(this.words.firstName).nth(group).fill(address.firstName);
    await this.#field(this.words.lastName).nth(group).fill(address.lastName);
    await this.#field(this.words.street).nth(group).fill(address.street);
    await this.#field(this.words.postCode).nth(group).fill(address.postCode);
    await this.#field(this.words.city).nth(group).fill(address.city);
    await this.page.getByRole("combobox", { name: this.words.country }).nth(group).selectOption(address.country);
  }

  /** Leaves the shipping step. */
  async finishShipping(): Promise<void> {
    await this.page.getByRole("button", { name: this.words.leaveShipping }).click();
    await expect(this.page).toHaveURL(/\/checkout\/(payment|summary)\/?$/);
  }

  /** Chooses how to pay and goes on to the summary. */
  async pay(by: PaymentName): Promise<void> {
    await this.expectStep("payment", this.words.paymentTitle);
    await this.page.getByRole("radio", { name: this.words[by] }).check();
    await this.page.getByRole("button", { name: this.words.toSummary }).click();
    await this.expectStep("summary", this.words.summaryTitle);
  }

  /** Everything up to the summary, with something in the basket. */
  async walkToSummary(person: Person, by: PaymentName): Promise<void> {
    await this.startCheckout();
    await this.goOnAsGuest();
    await this.fillShipping(person);
    await this.finishShipping();
    await this.pay(by);
  }

  /** In front of the last button as a guest who pays by invoice, with a product of its own in the basket. */
  async buyToSummary(wish: ProductWish = {}, person: Person = aPerson()): Promise<OwnProduct> {
    const product = await this.buy(wish);
    await this.walkToSummary(person, "invoice");
    return product;
  }

  /** Signs the demo customer of the storefront in (README); ends on the page that follows. */
  async signInAsDemo(): Promise<void> {
    const isBusiness = this.#storefront.store === "b2b";
    await this.open("/login/");
    const form = this.page.getByRole("main");
    if (isBusiness) await form.getByLabel(this.words.customerNumber).first().fill("100200");
    else await form.getByLabel(this.words.email).first().fill("demo@chalkbox.example");
    await form.getByRole("textbox", { name: this.words.password }).first().fill("kreide-2026");
    await form
      .getByRole("button", { name: /^(Anmelden|Sign in)$/ })
      .first()
      .click();
    await this.page.waitForURL((url) => !url.pathname.startsWith("/login"));
  }

  /** The same shopper in another tab, which is empty yet. */
  async inAnotherTab(): Promise<Shopper> {
    return new Shopper(await this.page.context().newPage(), this.#chalkbox, this.#storefront);
  }

  /** Presses the last button. */
  async order(): Promise<void> {
    await this.page.getByRole("button", { name: this.words.order }).click();
  }

  /** Reads the confirmation; returns the order's id. */
  async confirmation(): Promise<string> {
    await expect(this.page.getByRole("heading", { level: 1, name: this.words.thanks })).toBeVisible();
    await expect(this.page).toHaveURL(/\/checkout\/confirmation\/?\?orderId=/);
    const text = await this.page.getByText(this.words.orderNumber).first().innerText();
    return this.words.orderNumber.exec(text)?.[1] ?? "";
  }

  async expectStep(step: string, title: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/checkout/${step}/?$`));
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }

  /** Text fields that are to be seen; hidden parts of a form do not count. */
  #field(name: RegExp) {
    // Fields for an email are comboboxes once scripts run.
    return this.page
      .getByRole("textbox", { name })
      .or(this.page.getByRole("combobox", { name }))
      .filter({ visible: true });
  }
}
