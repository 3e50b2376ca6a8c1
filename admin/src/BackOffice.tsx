import ArticleIcon from "@mui/icons-material/Article";
import BuildIcon from "@mui/icons-material/Build";
import CategoryIcon from "@mui/icons-material/Category";
import EventIcon from "@mui/icons-material/Event";
import GroupIcon from "@mui/icons-material/Group";
import HistoryIcon from "@mui/icons-material/History";
import LocalOfferIcon from "@mui/icons-material/LocalOffer";
import MailIcon from "@mui/icons-material/Mail";
import PersonSearchIcon from "@mui/icons-material/PersonSearch";
import OrdersIcon from "@mui/icons-material/ReceiptLong";
import QuoteIcon from "@mui/icons-material/RequestQuote";
import SellIcon from "@mui/icons-material/Sell";
import StarIcon from "@mui/icons-material/Star";
import StraightenIcon from "@mui/icons-material/Straighten";
import WindowIcon from "@mui/icons-material/Window";
import { QueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Admin, CustomRoutes, memoryStore, Resource } from "react-admin";
import { Route } from "react-router-dom";
import { dataProvider } from "./data-provider";
import { HomePage } from "./home/HomePage";
import { BackOfficeLayout } from "./layout/BackOfficeLayout";
import { authProvider } from "./session/auth-provider";
import { SignInPage } from "./sign-in/SignInPage";
import { i18nProvider } from "./texts";
import { theme } from "./theme/theme";

// The screens of a resource are a file of their own.
const OrderList = lazy(async () => ({ default: (await import("./orders")).list }));
const OrderPage = lazy(async () => ({ default: (await import("./orders")).show }));
const ProductList = lazy(async () => ({ default: (await import("./products")).list }));
const ProductEdit = lazy(async () => ({ default: (await import("./products")).edit }));
const CategoryList = lazy(async () => ({ default: (await import("./categories")).list }));
const CategoryPage = lazy(async () => ({ default: (await import("./categories")).show }));
const PriceListList = lazy(async () => ({ default: (await import("./prices")).list }));
const PriceListShow = lazy(async () => ({ default: (await import("./prices")).show }));
const ImportPage = lazy(async () => ({ default: (await import("./prices")).create }));
const MemberList = lazy(async () => ({ default: (await import("./members")).list }));
const MemberEdit = lazy(async () => ({ default: (await import("./members")).edit }));
const InvitePage = lazy(async () => ({ default: (await import("./members")).create }));
const CustomerList = lazy(async () => ({ default: (await import("./customers")).list }));
const CustomerPage = lazy(async () => ({ default: (await import("./customers")).show }));
const AuditList = lazy(async () => ({ default: (await import("./audit")).list }));
const EnquiryList = lazy(async () => ({ default: (await import("./enquiries")).list }));
const EnquiryPage = lazy(async () => ({ default: (await import("./enquiries")).show }));
const ProblemList = lazy(async () => ({ default: (await import("./problems")).list }));
const ProblemPage = lazy(async () => ({ default: (await import("./problems")).show }));
const QuoteList = lazy(async () => ({ default: (await import("./quotes")).list }));
const QuotePage = lazy(async () => ({ default: (await import("./quotes")).show }));
const VisitList = lazy(async () => ({ default: (await import("./visits")).list }));
const VisitPage = lazy(async () => ({ default: (await import("./visits")).show }));
const VisitDayPage = lazy(async () => ({ default: (await import("./visits")).day }));
const VisitPlanPage = lazy(async () => ({ default: (await import("./visits")).plan }));
const ReviewList = lazy(async () => ({ default: (await import("./reviews")).list }));
const ReviewPage = lazy(async () => ({ default: (await import("./reviews")).show }));
const PromotionList = lazy(async () => ({ default: (await import("./promotions")).list }));
const PromotionPage = lazy(async () => ({ default: (await import("./promotions")).show }));
const CreatePromotionPage = lazy(async () => ({ default: (await import("./promotions")).create }));
const ContentList = lazy(async () => ({ default: (await import("./content")).list }));
const ContentPage = lazy(async () => ({ default: (await import("./content")).show }));
const RulesList = lazy(async () => ({ default: (await import("./rules")).list }));
const RulesPage = lazy(async () => ({ default: (await import("./rules")).show }));
const JoinPage = lazy(async () => ({ default: (await import("./join/JoinPage")).JoinPage }));
const AccountPage = lazy(async () => ({ default: (await import("./account/AccountPage")).AccountPage }));

/** In pixels; below, the menu would take a third of a tablet: it begins with its icons alone. */
const WIDE = 1000;

const store = memoryStore({ "sidebar.open": window.innerWidth >= WIDE });

/**
 * A page is read anew by what its reader does, never behind their back: a form saves from the version of its page, and would take one
 * that came with the return from another tab for the one that was seen. What somebody else has done would then be replaced unseen.
 */
const QUERIES = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** All screens, below a router. What a list was filtered by is in its address; nothing stays in the browser's storage. */
export function BackOffice() {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: QUERIES } }));
  return (
    <Admin
      title="Back office"
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      theme={theme}
      darkTheme={null}
      store={store}
      loginPage={SignInPage}
      layout={BackOfficeLayout}
      dashboard={HomePage}
      requireAuth
      disableTelemetry
    >
      <Resource name="orders" list={OrderList} show={OrderPage} icon={OrdersIcon} />
      <Resource name="customers" list={CustomerList} show={CustomerPage} icon={PersonSearchIcon} />
      <Resource name="held-quotes" list={QuoteList} show={QuotePage} icon={QuoteIcon} />
      <Resource name="visits" list={VisitList} show={VisitPage} icon={EventIcon} />
      <Resource name="problems" list={ProblemList} show={ProblemPage} icon={BuildIcon} />
      <Resource name="enquiries" list={EnquiryList} show={EnquiryPage} icon={MailIcon} />
      <Resource name="reviews" list={ReviewList} show={ReviewPage} icon={StarIcon} />
      <Resource
        name="promotions"
        list={PromotionList}
        show={PromotionPage}
        create={CreatePromotionPage}
        icon={LocalOfferIcon}
      />
      <Resource name="products" list={ProductList} edit={ProductEdit} icon={WindowIcon} />
      <Resource name="categories" list={CategoryList} show={CategoryPage} icon={CategoryIcon} />
      <Resource name="prices" list={PriceListList} show={PriceListShow} create={ImportPage} icon={SellIcon} />
      <Resource name="rules" list={RulesList} show={RulesPage} icon={StraightenIcon} />
      <Resource name="content" list={ContentList} show={ContentPage} icon={ArticleIcon} />
      <Resource name="staff" list={MemberList} edit={MemberEdit} create={InvitePage} icon={GroupIcon} />
      <Resource name="audit" list={AuditList} icon={HistoryIcon} />
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
        <Route path="/visit-days" element={<VisitDayPage />} />
        <Route path="/visit-plan" element={<VisitPlanPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route
          path="/join"
          element={
            <Suspense>
              <JoinPage />
            </Suspense>
          }
        />
      </CustomRoutes>
    </Admin>
  );
}
