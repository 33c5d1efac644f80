import { defineCopy } from "../lib/copy.ts";

/** Texts of sign-in and sign-out. */
export const accountCopy = defineCopy({
  de: {
    signIn: "Anmelden",
    errorTitle: "Fehler",
    signingIn: "Sie werden angemeldet …",
    lead: "Schön, dass Sie wieder da sind.",
    email: "E-Mail-Adresse",
    loginName: "E-Mail-Adresse",
    password: "Passwort",
    forgotten: "Passwort vergessen?",
    stayLogged: "Angemeldet bleiben",
    stayHint: "30 Tage lang, nur auf Ihrem eigenen Gerät",
    signedIn: "Sie sind angemeldet.",
    register: "Konto anlegen",
    businessHint: "Legen Sie ein Konto für Ihre Einrichtung an: mit Nettopreisen und Kauf auf Rechnung.",
    emailTaken:
      "Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an oder nehmen Sie eine andere.",
    registering: "Konto wird angelegt …",
    registerLead:
      "Mit einem Konto bestellen Sie beim nächsten Mal schneller. Sie brauchen nur E-Mail-Adresse und Passwort.",
    registered: "Ihr Konto ist angelegt. Willkommen!",
    firstName: "Vorname",
    lastName: "Nachname",
    passwordHint: (min: number, max: number) => `${min} bis ${max} Zeichen`,
    nameTooLong: "Bitte verwenden Sie höchstens 80 Zeichen.",
    haveAccount: "Sie haben schon ein Konto?",
    noAccount: "Sie haben noch kein Konto?",
  },
  en: {
    signIn: "Sign in",
    errorTitle: "Error",
    signingIn: "Signing you in …",
    lead: "Good to see you again.",
    email: "Email address",
    loginName: "Email address",
    password: "Password",
    forgotten: "Forgotten your password?",
    stayLogged: "Stay signed in",
    stayHint: "For 30 days, only on your own device",
    signedIn: "You are signed in.",
    register: "Create an account",
    businessHint: "Open an account for your institution: with net prices and payment by invoice.",
    emailTaken: "There is an account with this email address already. Please sign in or use another one.",
    registering: "Creating your account …",
    registerLead: "With an account you order faster next time. All you need is an email address and a password.",
    registered: "Your account is ready. Welcome!",
    firstName: "First name",
    lastName: "Last name",
    passwordHint: (min: number, max: number) => `${min} to ${max} characters`,
    nameTooLong: "Please use at most 80 characters.",
    haveAccount: "Do you have an account already?",
    noAccount: "No account yet?",
  },
  edu: {
    de: {
      lead: "Für Schulen, Kitas und Unternehmen: Melden Sie sich mit Ihrer Kundennummer an.",
      loginName: "Kundennummer",
      registerLead:
        "Für Schulen, Kitas, Träger und Unternehmen: Nettopreise und Kauf auf Rechnung. Ihre Kundennummer kommt mit der Mail zur Begrüßung.",
      noAccount: "Sie haben noch keine Kundennummer?",
    },
    en: {
      lead: "For schools, kindergartens and companies: sign in with your customer number.",
      loginName: "Customer number",
      registerLead:
        "For schools, kindergartens, authorities and companies: net prices and pay by invoice. Your customer number comes with the welcome mail.",
      noAccount: "No customer number yet?",
    },
  },
});

/** The texts in one language. */
export type AccountTexts = (typeof accountCopy)["de"];
