import { answerQuestions } from "../../platform/background-thread.ts";
import { drawOrderForm, type PrintedForm } from "./order-form-pdf.ts";

answerQuestions<null, PrintedForm>(() => ({ answer: drawOrderForm, end: () => Promise.resolve() }));
