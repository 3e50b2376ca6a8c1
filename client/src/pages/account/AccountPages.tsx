import { Route, Routes } from "react-router-dom";
import { NotFound } from "../../features/not-found/NotFound";
import { paths } from "../../lib/paths";
import { AddressesPage } from "./addresses/AddressesPage";
import { EmailPage } from "./credentials/EmailPage";
import { PasswordPage } from "./credentials/PasswordPage";
import { MergePage } from "./mail-links/MergePage";
import { NewEmailPage } from "./mail-links/NewEmailPage";
import { CONFIRM_ACCOUNT, NEW_PASSWORD } from "./mail-links/password-links";
import { PasswordLinkPage } from "./mail-links/PasswordLinkPage";
import { OrderPage } from "./orders/OrderPage";
import { OrdersPage } from "./orders/OrdersPage";
import { OverviewPage } from "./overview/OverviewPage";
import { DataPage } from "./own-data/DataPage";
import { DetailsPage } from "./own-data/DetailsPage";

/** A path pattern relative to /account. */
const within = ({ pattern }: { pattern: string }) => pattern.slice(paths.account.href().length + 1);

/** All account pages in one chunk, because visitors usually open several. */
export function AccountPages() {
  return (
    <Routes>
      <Route index element={<OverviewPage />} />
      <Route path={within(paths.accountOrders)} element={<OrdersPage />} />
      <Route path={within(paths.accountOrder)} element={<OrderPage />} />
      <Route path={within(paths.accountAddresses)} element={<AddressesPage />} />
      <Route path={within(paths.accountDetails)} element={<DetailsPage />} />
      <Route path={within(paths.accountEmail)} element={<EmailPage />} />
      <Route path={within(paths.accountPassword)} element={<PasswordPage />} />
      <Route path={within(paths.accountData)} element={<DataPage />} />
      <Route path={within(paths.accountConfirm)} element={<PasswordLinkPage link={CONFIRM_ACCOUNT} />} />
      <Route path={within(paths.accountNewPassword)} element={<PasswordLinkPage link={NEW_PASSWORD} />} />
      <Route path={within(paths.accountNewEmail)} element={<NewEmailPage />} />
      <Route path={within(paths.accountMerge)} element={<MergePage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
