import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { CatalogueSkeleton } from "../features/catalogue/CatalogueSkeleton";
import { ContentSkeleton } from "../features/content-page/ContentSkeleton";
import { TokenSkeleton } from "../features/mail-link/TokenSkeleton";
import { paths } from "../lib/paths";
import { CartSkeleton } from "../pages/cart/CartSkeleton";
import { CheckoutSkeleton } from "../pages/checkout/CheckoutSkeleton";
import { ContactSkeleton } from "../pages/contact/ContactSkeleton";
import { HomeSkeleton } from "../pages/home/HomeSkeleton";
import { NotFoundSkeleton } from "../pages/not-found/NotFoundSkeleton";
import { OrderConfirmationSkeleton } from "../pages/order-confirmation/OrderConfirmationSkeleton";
import { ProductSkeleton } from "../pages/product/ProductSkeleton";
import { ReviewsSkeleton } from "../pages/reviews/ReviewsSkeleton";
import { SamplesSkeleton } from "../pages/samples/SamplesSkeleton";
import { TrackOrderSkeleton } from "../pages/track-order/TrackOrderSkeleton";
import { SearchSkeleton } from "../pages/search/SearchSkeleton";
import { WishlistSkeleton } from "../pages/wishlist/WishlistSkeleton";

export type PageRoute = {
  pattern: string;
  /** Shown until code and data have arrived. */
  Skeleton: ComponentType;
  load: () => Promise<ComponentType>;
};

/** The pages of the shop. The last one answers every address that no other does. */
export const routes: readonly PageRoute[] = [
  {
    pattern: paths.home.pattern,
    Skeleton: HomeSkeleton,
    load: async () => (await import("../pages/home/HomePage")).HomePage,
  },
  {
    pattern: paths.category.pattern,
    Skeleton: CatalogueSkeleton,
    load: async () => (await import("../pages/category/CategoryPage")).CategoryPage,
  },
  {
    pattern: paths.products.pattern,
    Skeleton: CatalogueSkeleton,
    load: async () => (await import("../pages/products/ProductsPage")).ProductsPage,
  },
  {
    pattern: paths.search.pattern,
    Skeleton: SearchSkeleton,
    load: async () => (await import("../pages/search/SearchPage")).SearchPage,
  },
  {
    pattern: paths.product.pattern,
    Skeleton: ProductSkeleton,
    load: async () => (await import("../pages/product/ProductPage")).ProductPage,
  },
  {
    pattern: paths.cart.pattern,
    Skeleton: CartSkeleton,
    load: async () => (await import("../pages/cart/CartPage")).CartPage,
  },
  {
    pattern: paths.checkout.pattern,
    Skeleton: CheckoutSkeleton,
    load: async () => (await import("../pages/checkout/CheckoutPage")).CheckoutPage,
  },
  {
    pattern: paths.orderConfirmation.pattern,
    Skeleton: OrderConfirmationSkeleton,
    load: async () => (await import("../pages/order-confirmation/OrderConfirmationPage")).OrderConfirmationPage,
  },
  {
    pattern: paths.trackOrder.pattern,
    Skeleton: TrackOrderSkeleton,
    load: async () => (await import("../pages/track-order/TrackOrderPage")).TrackOrderPage,
  },
  {
    pattern: paths.newsletterConfirm.pattern,
    Skeleton: TokenSkeleton,
    load: async () => (await import("../pages/newsletter-confirm/NewsletterConfirmPage")).NewsletterConfirmPage,
  },
  {
    pattern: paths.newsletterUnsubscribe.pattern,
    Skeleton: TokenSkeleton,
    load: async () => (await import("../pages/newsletter-unsubscribe/NewsletterUnsubscribePage")).NewsletterUnsubscribePage,
  },
  {
    pattern: paths.samples.pattern,
    Skeleton: SamplesSkeleton,
    load: async () => (await import("../pages/samples/SamplesPage")).SamplesPage,
  },
  {
    pattern: paths.contact.pattern,
    Skeleton: ContactSkeleton,
    load: async () => (await import("../pages/contact/ContactPage")).ContactPage,
  },
  {
    pattern: paths.wishlist.pattern,
    Skeleton: WishlistSkeleton,
    load: async () => (await import("../pages/wishlist/WishlistPage")).WishlistPage,
  },
  {
    pattern: paths.reviews.pattern,
    Skeleton: ReviewsSkeleton,
    load: async () => (await import("../pages/reviews/ReviewsPage")).ReviewsPage,
  },
  {
    pattern: paths.about.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/about/AboutPage")).AboutPage,
  },
  {
    pattern: paths.faq.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/faq/FaqPage")).FaqPage,
  },
  {
    pattern: paths.terms.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/terms/TermsPage")).TermsPage,
  },
  {
    pattern: paths.privacy.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/privacy/PrivacyPage")).PrivacyPage,
  },
  {
    pattern: paths.sales.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/sales/SalesPage")).SalesPage,
  },
  {
    pattern: paths.byRooms.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/by-rooms/ByRoomsPage")).ByRoomsPage,
  },
  {
    pattern: paths.materials.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/materials/MaterialsPage")).MaterialsPage,
  },
  {
    pattern: paths.inspiration.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/inspiration/InspirationPage")).InspirationPage,
  },
  {
    pattern: paths.guides.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/guides/GuidesPage")).GuidesPage,
  },
  {
    pattern: paths.installationGuide.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/installation-guide/InstallationGuidePage")).InstallationGuidePage,
  },
  {
    pattern: paths.login.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/login/LoginPage")).LoginPage,
  },
  {
    pattern: paths.register.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/register/RegisterPage")).RegisterPage,
  },
  {
    pattern: paths.forgottenPassword.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/forgotten-password/ForgottenPasswordPage")).ForgottenPasswordPage,
  },
  {
    pattern: paths.account.pattern,
    Skeleton: ContentSkeleton,
    load: async () => (await import("../pages/account/AccountPages")).AccountPages,
  },
  {
    pattern: "*",
    Skeleton: NotFoundSkeleton,
    load: async () => (await import("../pages/not-found/NotFoundPage")).NotFoundPage,
  },
];

/** The page at `pathname`. */
export const routeAt = (pathname: string): PageRoute | undefined =>
  routes.find(({ pattern }) => matchPath(pattern, pathname));
