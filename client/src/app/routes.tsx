import { matchPath } from "react-router-dom";
import { ContentSkeleton } from "../features/content-page/ContentSkeleton";
import type { PageRoute } from "../lib/page-route";
import { paths } from "../lib/paths";
import { cart } from "../pages/cart/route";
import { category } from "../pages/category/route";
import { checkout } from "../pages/checkout/route";
import { contact } from "../pages/contact/route";
import { home } from "../pages/home/route";
import { newsletterConfirm } from "../pages/newsletter-confirm/route";
import { newsletterUnsubscribe } from "../pages/newsletter-unsubscribe/route";
import { NotFoundSkeleton } from "../pages/not-found/NotFoundSkeleton";
import { orderConfirmation } from "../pages/order-confirmation/route";
import { product } from "../pages/product/route";
import { products } from "../pages/products/route";
import { reviews } from "../pages/reviews/route";
import { samples } from "../pages/samples/route";
import { search } from "../pages/search/route";
import { trackOrder } from "../pages/track-order/route";
import { wishlist } from "../pages/wishlist/route";

/** The pages of the shop. The last one answers every address that no other does. */
export const routes: readonly PageRoute[] = [
  home,
  category,
  products,
  search,
  product,
  cart,
  checkout,
  orderConfirmation,
  trackOrder,
  newsletterConfirm,
  newsletterUnsubscribe,
  samples,
  contact,
  wishlist,
  reviews,
  {
    path: paths.about,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/about/AboutPage")).AboutPage,
  },
  {
    path: paths.faq,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/faq/FaqPage")).FaqPage,
  },
  {
    path: paths.terms,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/terms/TermsPage")).TermsPage,
  },
  {
    path: paths.privacy,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/privacy/PrivacyPage")).PrivacyPage,
  },
  {
    path: paths.sales,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/sales/SalesPage")).SalesPage,
  },
  {
    path: paths.byRooms,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/by-rooms/ByRoomsPage")).ByRoomsPage,
  },
  {
    path: paths.materials,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/materials/MaterialsPage")).MaterialsPage,
  },
  {
    path: paths.inspiration,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/inspiration/InspirationPage")).InspirationPage,
  },
  {
    path: paths.guides,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/guides/GuidesPage")).GuidesPage,
  },
  {
    path: paths.installationGuide,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/installation-guide/InstallationGuidePage")).InstallationGuidePage,
  },
  {
    path: paths.login,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/login/LoginPage")).LoginPage,
  },
  {
    path: paths.register,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/register/RegisterPage")).RegisterPage,
  },
  {
    path: paths.forgottenPassword,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/forgotten-password/ForgottenPasswordPage")).ForgottenPasswordPage,
  },
  {
    path: paths.account,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/account/AccountPages")).AccountPages,
  },
  {
    path: { pattern: "*" },
    Skeleton: NotFoundSkeleton,
    load: async () => (await import("../pages/not-found/NotFoundPage")).NotFoundPage,
  },
];

/** The page at `pathname`. */
export const routeAt = (pathname: string): PageRoute | undefined =>
  routes.find(({ path }) => matchPath(path.pattern, pathname));
