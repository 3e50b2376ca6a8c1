import { useLocation, useNavigate } from "react-router-dom";

/** The address that a test stands at, and the browser's way back. */
export function AddressLine() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}
