import "../global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Gallery } from "./gallery.tsx";

const place = document.getElementById("gallery");
if (place === null) throw new Error("index.html has the place for the gallery");
document.documentElement.dataset["store"] = new URLSearchParams(location.search).get("store") ?? "de";
createRoot(place).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
