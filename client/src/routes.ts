import { matchPath } from "react-router-dom";
import type { PageRoute } from "./lib/page-route";
import type { PageName } from "./lib/paths";
import { about } from "./pages/about/route";
import { account } from "./pages/account/route";
import { byRooms } from "./pages/by-rooms/route";
import { cart } from "./pages/cart/route";
import { category } from "./pages/category/route";
import { checkout } from "./pages/checkout/route";
import { contact } from "./pages/contact/route";
import { faq } from "./pages/faq/route";
import { forgottenPassword } from "./pages/forgotten-password/route";
import { guides } from "./pages/guides/route";
import { home } from "./pages/home/route";
import { inspiration } from "./pages/inspiration/route";
import { installationGuide } from "./pages/installation-guide/route";
import { login } from "./pages/login/route";
import { materials } from "./pages/materials/route";
import { newsletterConfirm } from "./pages/newsletter-confirm/route";
import { newsletterUnsubscribe } from "./pages/newsletter-unsubscribe/route";
import { notFound } from "./pages/not-found/route";
import { orderConfirmation } from "./pages/order-confirmation/route";
import { privacy } from "./pages/privacy/route";
import { product } from "./pages/product/route";
import { products } from "./pages/products/route";
import { register } from "./pages/register/route";
import { reviews } from "./pages/reviews/route";
import { sales } from "./pages/sales/route";
import { samples } from "./pages/samples/route";
import { search } from "./pages/search/route";
import { terms } from "./pages/terms/route";
import { trackOrder } from "./pages/track-order/route";
import { wishlist } from "./pages/wishlist/route";

/** One record for each path; a path of `lib/paths` without a record does not compile. Menus and sitemap list pages in this order. */
const PAGES: Readonly<Record<PageName, PageRoute>> = {
  home,
  category,
  products,
  product,
  search,
  cart,
  checkout,
  orderConfirmation,
  wishlist,
  newsletterConfirm,
  newsletterUnsubscribe,
  login,
  register,
  forgottenPassword,
  account,
  samples,
  contact,
  byRooms,
  materials,
  inspiration,
  guides,
  installationGuide,
  trackOrder,
  faq,
  reviews,
  sales,
  about,
  terms,
  privacy,
};

/** The pages of the shop. The last one is shown at unknown URLs. */
export const routes: readonly PageRoute[] = [...Object.values(PAGES), notFound];

/** The page at `pathname`. */
export const routeAt = (pathname: string): PageRoute =>
  routes.find(({ path }) => matchPath(path.pattern, pathname)) ?? notFound;
