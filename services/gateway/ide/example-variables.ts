const filter = { enumFilters: [], rangeFilters: [] };
const paging = { offset: 0, limit: 60, sortBy: null };
const billing = {
  salutation: "MS",
  firstName: "Erika",
  lastName: "Mustermann",
  postCode: "10115",
  city: "Berlin",
  streetAndHouseNr: "Lindenallee 12",
  country: "DE",
};

/** Variables by operation that find something in the demo catalogue, or that the demo shop accepts. */
export const exampleVariables: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  CategoryPage: { categoryId: "1000", paging, filter },
  CategoryTopsellers: { categoryId: "1000" },
  CheckoutAddBillingAddress: { address: billing },
  CheckoutAddShippingAddress: { address: { ...billing, company: "Lindenschule" } },
  CheckoutAuth: { authType: "guest" },
  CheckoutEmail: { email: "erika.mustermann@example.org" },
  CheckoutPage: { step: "SHIPPING" },
  CheckoutPhone: { phone: "+49 30 1234567" },
  CompletePaymentStep: { paymentId: "INVOICE" },
  FooterGrid: { pageId: "footer-vue" },
  Login: { credentials: { email: "demo@chalkbox.example", password: "kreide-2026" } },
  PageDetails: { url: "/" },
  ProductBelowTheFold: { productId: "10182" },
  ProductPage: { productId: "10182", selectedVariants: [], itemId: null },
  SearchPage: { paging, filter: { ...filter, searchTerm: "bunstifte" } },
};
