import { useLocation, useNavigate } from "react-router-dom";

/** Shows the router's current URL to a test, with a button for the browser's Back. */
export function CurrentUrl() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="URL">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}
