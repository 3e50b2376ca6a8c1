import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { BackOffice } from "./BackOffice";
import "./theme/fonts.css";

// The policy of the page allows styles with this nonce only.
const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce ?? "";
const styles = createCache({ key: "css", nonce });

const root = document.getElementById("back-office");
if (root)
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <BrowserRouter basename="/admin">
          <BackOffice />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>,
  );
