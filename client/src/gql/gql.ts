/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Site {\n    shop {\n      name\n      description\n      traderLines\n      taxIncludedPercent\n      deliveryNote\n      picturesUrl\n    }\n  }\n": typeof types.SiteDocument,
    "\n  fragment PayloadError on UserError {\n    code\n    message\n    field\n  }\n": typeof types.PayloadErrorFragmentDoc,
    "\n  mutation KeepSaved($input: KeepSavedInput!) {\n    lists: keepSaved(input: $input) {\n      account {\n        id\n        savedProductIds\n        savedInspirationIds\n      }\n    }\n  }\n": typeof types.KeepSavedDocument,
    "\n  mutation RemoveSaved($input: RemoveSavedInput!) {\n    lists: removeSaved(input: $input) {\n      account {\n        id\n        savedProductIds\n        savedInspirationIds\n      }\n    }\n  }\n": typeof types.RemoveSavedDocument,
    "\n  fragment AddressBook_account on Account {\n    id\n    firstName\n    lastName\n    phone\n    addresses {\n      id\n      firstName\n      lastName\n      address\n      addressLine2\n      city\n      state\n      zipCode\n      phoneNumber\n      isDefault\n    }\n    latestOrders: orders(first: 1) {\n      nodes {\n        id\n        phoneNumber\n        ...ShippingAddress_order @unmask\n      }\n    }\n  }\n": typeof types.AddressBook_accountFragmentDoc,
    "\n  fragment CartLineRow_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    unitPricePence\n    totalPence\n    product {\n      id\n      slug\n      name\n      family\n      variant\n      minWidth\n      minHeight\n    }\n  }\n": typeof types.CartLineRow_lineFragmentDoc,
    "\n  fragment Cart_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n      isHeld\n      ...CartLineRow_line\n      ...CheckoutLine_line\n    }\n    promotion {\n      name\n      code\n      percent\n    }\n    promotionNotice\n    note\n    delivery\n    fulfilment\n    estimatedDelivery\n    makingFingerprint\n    heldQuote {\n      number\n      state\n      heldUntil\n      isAsAgreed\n    }\n    totals {\n      ...CartTotals_totals @unmask\n    }\n    checkoutTotals {\n      ...CartTotals_totals @unmask\n    }\n  }\n  fragment CartTotals_totals on Totals {\n    ...TotalsRows_totals @unmask\n    toFreeDeliveryPence\n  }\n": typeof types.Cart_cartFragmentDoc,
    "\n  query Cart {\n    cart {\n      ...Cart_cart\n    }\n    ...SignedIn_query\n  }\n": typeof types.CartDocument,
    "\n  fragment CartQuantities_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n    }\n  }\n": typeof types.CartQuantities_cartFragmentDoc,
    "\n  mutation ChangeCartLine($input: ChangeCartLineInput!) {\n    changeCartLine(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.ChangeCartLineDocument,
    "\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.AddToCartDocument,
    "\n  mutation ApplyPromotionCode($input: ApplyPromotionCodeInput!) {\n    applyPromotionCode(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.ApplyPromotionCodeDocument,
    "\n  mutation RemovePromotionCode {\n    removePromotionCode {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.RemovePromotionCodeDocument,
    "\n  mutation RemoveCartLine($input: RemoveCartLineInput!) {\n    removeCartLine(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.RemoveCartLineDocument,
    "\n  mutation UpdateCart($input: UpdateCartInput!) {\n    updateCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.UpdateCartDocument,
    "\n  query PickedProducts($slugs: [String!]!) {\n    productsBySlugs(slugs: $slugs) {\n      id\n      slug\n      ...ProductRow_product\n    }\n  }\n": typeof types.PickedProductsDocument,
    "\n  query ProductCardTest {\n    products {\n      edges {\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n": typeof types.ProductCardTestDocument,
    "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    fromPricePence\n    wasFromPricePence\n    deliveryNote\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n    ratingIsSample\n    colors {\n      name\n      hex\n    }\n    ...SizePrices_product\n    ...ProductPicture_product\n  }\n": typeof types.ProductCard_productFragmentDoc,
    "\n  fragment ProductRow_product on Product {\n    id\n    slug\n    name\n    fromPricePence\n    wasFromPricePence\n    deliveryNote\n    ...ProductPicture_product\n  }\n": typeof types.ProductRow_productFragmentDoc,
    "\n  fragment ContactDetails_shop on Shop {\n    phone\n    whatsApp\n    email\n    hours {\n      days\n      opens\n      closes\n    }\n    closedDays {\n      date\n      name\n    }\n  }\n": typeof types.ContactDetails_shopFragmentDoc,
    "\n  query HelpBox {\n    shop {\n      phone\n      whatsApp\n      hours {\n        days\n        opens\n        closes\n      }\n    }\n  }\n": typeof types.HelpBoxDocument,
    "\n  fragment FilterPanel_facets on ProductFacets {\n    families {\n      value\n      label\n      count\n    }\n    priceMinPence\n    materials {\n      value\n      label\n      count\n    }\n    colors {\n      value\n      label\n      count\n    }\n    rooms {\n      value\n      label\n      count\n    }\n    features {\n      value\n      label\n      count\n    }\n    easyToOperate {\n      value\n      label\n      count\n    }\n  }\n": typeof types.FilterPanel_facetsFragmentDoc,
    "\n  mutation KeepPrice($input: KeepPriceInput!) {\n    keepPrice(input: $input) {\n      heldQuote {\n        number\n        heldUntil\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": typeof types.KeepPriceDocument,
    "\n  fragment QuoteLineRow_line on HeldQuoteLine {\n    id\n    name\n    slug\n    family\n    variant\n    quantity\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    unitPricePence\n    totalPence\n  }\n": typeof types.QuoteLineRow_lineFragmentDoc,
    "\n  query PanelIdeas($seen: [ID!]!) {\n    productsByIds(ids: $seen) {\n      id\n      ...ProductRow_product\n    }\n    products(first: 3) {\n      edges {\n        node {\n          id\n          ...ProductRow_product\n        }\n      }\n    }\n  }\n": typeof types.PanelIdeasDocument,
    "\n  query ProductIdeas($seen: [ID!]!, $hasSeen: Boolean!) {\n    productsByIds(ids: $seen) @include(if: $hasSeen) {\n      id\n      ...ProductCard_product\n    }\n    products(first: 8) {\n      edges {\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n": typeof types.ProductIdeasDocument,
    "\n  fragment OrderChanges_order on Order {\n    id\n    changes {\n      id\n      item\n      name\n      at\n      was {\n        ...ChangedConfiguration @unmask\n      }\n      became {\n        ...ChangedConfiguration @unmask\n      }\n      totalWasPence\n      totalBecamePence\n    }\n  }\n  fragment ChangedConfiguration on OrderedConfiguration {\n    width\n    height\n    material\n    color\n    choices {\n      label\n      valueLabel\n    }\n    totalPence\n  }\n": typeof types.OrderChanges_orderFragmentDoc,
    "\n  fragment OrderFacts_order on Order {\n    id\n    placedAt\n    status\n    fulfilment\n    shippingMethod\n    estimatedDelivery\n    paymentMethod\n    note\n    refundedPence\n    totals {\n      totalPence\n    }\n  }\n": typeof types.OrderFacts_orderFragmentDoc,
    "\n  fragment OrderInvoices_order on Order {\n    id\n    number\n    invoices {\n      id\n      kind\n      number\n      issuedAt\n      amountPence\n    }\n  }\n": typeof types.OrderInvoices_orderFragmentDoc,
    "\n  fragment OrderLineRow_line on OrderLine {\n    id\n    name\n    slug\n    family\n    variant\n    quantity\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    customizations {\n      name\n      value\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    totalPence\n  }\n": typeof types.OrderLineRow_lineFragmentDoc,
    "\n  fragment OrderRefunds_order on Order {\n    id\n    refundedPence\n    refunds {\n      id\n      at\n      amountPence\n      reason\n      note\n      takenBack {\n        at\n        reason\n      }\n    }\n    totals {\n      totalPence\n    }\n  }\n": typeof types.OrderRefunds_orderFragmentDoc,
    "\n  fragment OrderRemakes_order on Order {\n    id\n    remakes {\n      id\n      item\n      name\n      family\n      variant\n      at\n      reason\n      quantity\n      note\n      status\n      estimatedDelivery\n      sentAt\n      was {\n        ...RemadeSide_configuration @unmask\n      }\n      became {\n        ...RemadeSide_configuration @unmask\n      }\n    }\n  }\n  fragment RemadeSide_configuration on RemadeConfiguration {\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    making {\n      summary\n    }\n  }\n": typeof types.OrderRemakes_orderFragmentDoc,
    "\n  fragment OrderSheet_order on Order {\n    id\n    number\n    email\n    placedAt\n    status\n    fulfilment\n    phoneNumber\n    estimatedDelivery\n    changeableUntil\n    ...OrderFacts_order\n    ...ShippingAddress_order @unmask\n    ...OrderChanges_order\n    ...OrderRefunds_order\n    ...OrderInvoices_order\n    ...OrderRemakes_order\n    ...OrderSettlement_order\n    isMeasured\n    settlement {\n      state\n    }\n    lines {\n      id\n      name\n      ...OrderLineRow_line\n    }\n    promotion {\n      name\n      code\n    }\n    totals {\n      ...TotalsRows_totals @unmask\n    }\n  }\n  fragment ShippingAddress_order on Order {\n    address {\n      firstName\n      lastName\n      address\n      addressLine2\n      city\n      state\n      zipCode\n    }\n  }\n": typeof types.OrderSheet_orderFragmentDoc,
    "\n  query OrderVisit($number: String!, $email: String) {\n    orderVisit(number: $number, email: $email) {\n      id\n      state\n      startsAt\n      endsAt\n    }\n  }\n": typeof types.OrderVisitDocument,
    "\n  query OrderLineChange($input: LineChangeInput!) {\n    priceOrderLineChange(input: $input) {\n      order {\n        id\n        version\n        fulfilment\n        promotion {\n          name\n          code\n        }\n        totals {\n          totalPence\n        }\n      }\n      totals {\n        ...TotalsRows_totals @unmask\n      }\n      differencePence\n      isSame\n    }\n  }\n": typeof types.OrderLineChangeDocument,
    "\n  mutation ChangeOrderLine($input: ChangeOrderLineInput!) {\n    changeOrderLine(input: $input) {\n      order {\n        id\n        ...OrderSheet_order\n      }\n    }\n  }\n": typeof types.ChangeOrderLineDocument,
    "\n  query OrderProblems($number: String!, $email: String) {\n    orderProblems(number: $number, email: $email) {\n      ...OrderProblemParts @unmask\n    }\n  }\n  fragment OrderProblemParts on OrderProblem {\n    id\n    item\n    product\n    kind\n    state\n    agreed\n    messages {\n      id\n      text\n      isFromShop\n      writtenAt\n    }\n    photos {\n      id\n      width\n      height\n      preview\n    }\n  }\n": typeof types.OrderProblemsDocument,
    "\n  mutation ReportOrderProblem($input: ReportOrderProblemInput!) {\n    reportOrderProblem(input: $input) {\n      problem {\n        ...OrderProblemParts @unmask\n      }\n    }\n  }\n": typeof types.ReportOrderProblemDocument,
    "\n  mutation WriteAboutProblem($input: WriteAboutProblemInput!) {\n    writeAboutProblem(input: $input) {\n      problem {\n        ...OrderProblemParts @unmask\n      }\n    }\n  }\n": typeof types.WriteAboutProblemDocument,
    "\n  fragment OrderSettlement_order on Order {\n    id\n    number\n    version\n    status\n    fulfilment\n    settlement {\n      state\n      proposedAt\n      settledAt\n      totalWasPence\n      totals {\n        totalPence\n      }\n      lines {\n        lineId\n        item\n        name\n        family\n        variant\n        was {\n          ...MeasuredConfiguration @unmask\n        }\n        became {\n          ...MeasuredConfiguration @unmask\n        }\n      }\n    }\n  }\n  fragment MeasuredConfiguration on OrderedConfiguration {\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    totalPence\n  }\n": typeof types.OrderSettlement_orderFragmentDoc,
    "\n  mutation AgreeToMeasuredSizes($input: AgreeToMeasuredSizesInput!) {\n    agreeToMeasuredSizes(input: $input) {\n      order {\n        id\n        ...OrderSheet_order\n      }\n    }\n  }\n": typeof types.AgreeToMeasuredSizesDocument,
    "\n  mutation CancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) {\n      order {\n        id\n        ...OrderSheet_order\n      }\n    }\n  }\n": typeof types.CancelOrderDocument,
    "\n  mutation OrderAgain($input: OrderAgainInput!) {\n    orderAgain(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      changes {\n        line\n        kind\n        quantity\n        wasPence\n        nowPence\n      }\n    }\n  }\n": typeof types.OrderAgainDocument,
    "\n  mutation CreateConfigurationCodes($input: CreateConfigurationCodesInput!) {\n    createConfigurationCodes(input: $input) {\n      configurationCodes {\n        code\n      }\n    }\n  }\n": typeof types.CreateConfigurationCodesDocument,
    "\n  query PhoneOrder {\n    shop {\n      phone\n    }\n  }\n": typeof types.PhoneOrderDocument,
    "\n  fragment PagedProducts_products on ProductConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.PagedProducts_productsFragmentDoc,
    "\n  query MoreProducts($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String!) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      ...PagedProducts_products @unmask\n    }\n  }\n": typeof types.MoreProductsDocument,
    "\n  fragment ReviewItem_review on Review {\n    id\n    rating\n    comment\n    userName\n    userLocation\n    userPhotoUrl\n    reviewDate\n    isSample\n    isBoughtHere\n    answer\n  }\n": typeof types.ReviewItem_reviewFragmentDoc,
    "\n  fragment ReviewList_reviews on ReviewConnection {\n    totalCount\n    ratingIsSample\n    ratingCounts {\n      rating\n      count\n    }\n    edges {\n      cursor\n      node {\n        id\n        isSample\n        ...ReviewItem_review\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.ReviewList_reviewsFragmentDoc,
    "\n  mutation SignOut {\n    signOut {\n      __typename\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  fragment SignedIn_query on Query {\n    me {\n      id\n      firstName\n      savedProductIds\n      savedInspirationIds\n    }\n  }\n": typeof types.SignedIn_queryFragmentDoc,
    "\n  query VisitTimes($postcode: String!) {\n    visitTimes(postcode: $postcode) {\n      startsAt\n      endsAt\n    }\n  }\n": typeof types.VisitTimesDocument,
    "\n  fragment WindowOption_option on WindowOption {\n    id\n    isChosen\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    making {\n      summary\n    }\n    totalPence\n    refusal\n    product {\n      id\n      slug\n      name\n      family\n      variant\n    }\n  }\n": typeof types.WindowOption_optionFragmentDoc,
    "\n  mutation ChooseOption($input: ChooseWindowOptionInput!) {\n    chooseWindowOption(input: $input) {\n      window {\n        id\n      }\n    }\n  }\n": typeof types.ChooseOptionDocument,
    "\n  mutation RemoveOption($input: RemoveWindowOptionInput!) {\n    removeWindowOption(input: $input) {\n      window {\n        id\n      }\n    }\n  }\n": typeof types.RemoveOptionDocument,
    "\n  query MyWindows {\n    me {\n      id\n    }\n    project {\n      ...KeptProject_project @unmask\n    }\n  }\n": typeof types.MyWindowsDocument,
    "\n  mutation SaveProject($input: SaveProjectInput!) {\n    saveProject(input: $input) {\n      project {\n        ...KeptProject_project @unmask\n      }\n      conflicts {\n        key\n        reason\n        version\n        fields {\n          field\n        }\n      }\n    }\n  }\n": typeof types.SaveProjectDocument,
    "\n  fragment KeptProject_project on Project {\n    id\n    version\n    rooms {\n      id\n      key\n      version\n      name\n    }\n    windows {\n      id\n      key\n      version\n      name\n      roomKey\n      kind\n      bayParts {\n        width\n        angle\n      }\n      widthTop\n      widthMiddle\n      widthBottom\n      dropLeft\n      dropCentre\n      dropRight\n      diagonalDown\n      diagonalUp\n      depth\n      glassWidth\n      glassHeight\n      heightFromFloorMm\n      substrate\n      opening\n      handleMm\n      handleFromGlassMm\n      sealMm\n      beadMm\n      roofWindow\n      obstructions\n      photo {\n        id\n      }\n    }\n  }\n": typeof types.KeptProject_projectFragmentDoc,
    "\n  query Layout {\n    shop {\n      ...Banner_shop\n      ...Header_shop\n      ...OrderByPhone_shop\n      ...Footer_shop\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n": typeof types.LayoutDocument,
    "\n  fragment OrderByPhone_shop on Shop {\n    phone\n  }\n": typeof types.OrderByPhone_shopFragmentDoc,
    "\n  query ChatOrder {\n    order {\n      id\n      number\n      status\n    }\n  }\n": typeof types.ChatOrderDocument,
    "\n  fragment FittingProduct_product on Product {\n    id\n    name\n    family\n    variant\n    picture {\n      id\n      ...ProductImage_picture\n    }\n  }\n": typeof types.FittingProduct_productFragmentDoc,
    "\n  query EstimateProducts($category: String!) {\n    products(filter: { category: $category }, first: 100) {\n      nodes {\n        ...EstimateProduct_product @unmask\n      }\n    }\n  }\n  fragment EstimateProduct_product on Product {\n    id\n    slug\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    colors {\n      name\n      label\n      hex\n      filter\n    }\n    materials {\n      name\n      maxWidth\n      maxArea\n    }\n    ...FittingProduct_product\n  }\n": typeof types.EstimateProductsDocument,
    "\n  fragment Footer_shop on Shop {\n    name\n    description\n    ...FooterContact_shop\n    ...FooterBase_shop\n  }\n": typeof types.Footer_shopFragmentDoc,
    "\n  fragment FooterBase_shop on Shop {\n    name\n    socialProfiles {\n      name\n      url\n    }\n  }\n": typeof types.FooterBase_shopFragmentDoc,
    "\n  fragment FooterContact_shop on Shop {\n    phone\n    email\n    whatsApp\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n": typeof types.FooterContact_shopFragmentDoc,
    "\n  mutation Subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      __typename\n    }\n  }\n": typeof types.SubscribeDocument,
    "\n  fragment Banner_shop on Shop {\n    phone\n    returnDays\n    saleUpToPercent\n    notice {\n      text\n      path\n    }\n    promotion {\n      code\n      percent\n      minimumWindows\n    }\n  }\n": typeof types.Banner_shopFragmentDoc,
    "\n  fragment Header_shop on Shop {\n    name\n    ...MenuSheet_shop\n  }\n": typeof types.Header_shopFragmentDoc,
    "\n  fragment SuggestionRow_product on Product {\n    id\n    name\n    fromPricePence\n    deliveryNote\n    ...ProductPicture_product\n  }\n": typeof types.SuggestionRow_productFragmentDoc,
    "\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      id\n      slug\n      name\n      ...SuggestionRow_product\n    }\n  }\n": typeof types.SuggestionsDocument,
    "\n  fragment MenuSheet_shop on Shop {\n    phone\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n": typeof types.MenuSheet_shopFragmentDoc,
    "\n  fragment AboutContact_shop on Shop {\n    ...ContactDetails_shop\n  }\n": typeof types.AboutContact_shopFragmentDoc,
    "\n  query AboutPage {\n    shop {\n      ...AboutContact_shop\n    }\n  }\n": typeof types.AboutPageDocument,
    "\n  query AccountAddresses {\n    me {\n      id\n      ...AddressBook_account\n    }\n  }\n": typeof types.AccountAddressesDocument,
    "\n  mutation SaveAddress($input: SaveAddressInput!) {\n    saveAddress(input: $input) {\n      account {\n        ...AddressBook_account\n      }\n    }\n  }\n": typeof types.SaveAddressDocument,
    "\n  mutation RemoveAddress($input: RemoveAddressInput!) {\n    removeAddress(input: $input) {\n      account {\n        ...AddressBook_account\n      }\n    }\n  }\n": typeof types.RemoveAddressDocument,
    "\n  fragment ChangePasswordForm_account on Account {\n    id\n    email\n  }\n": typeof types.ChangePasswordForm_accountFragmentDoc,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      account {\n        ...DeviceList_account\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  fragment DeviceList_account on Account {\n    id\n    signIns {\n      id\n      device\n      startedAt\n      lastSeenAt\n      isThisOne\n    }\n  }\n": typeof types.DeviceList_accountFragmentDoc,
    "\n  mutation EndSignIn($input: EndSignInInput!) {\n    endSignIn(input: $input) {\n      account {\n        ...DeviceList_account\n      }\n    }\n  }\n": typeof types.EndSignInDocument,
    "\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      account {\n        ...EmailAddress_account\n      }\n    }\n  }\n": typeof types.ChangeEmailDocument,
    "\n  fragment EmailAddress_account on Account {\n    id\n    email\n    pendingEmail\n  }\n": typeof types.EmailAddress_accountFragmentDoc,
    "\n  query AccountEmail {\n    me {\n      id\n      ...EmailAddress_account\n    }\n  }\n": typeof types.AccountEmailDocument,
    "\n  mutation SignOutEverywhere {\n    signOutEverywhere {\n      __typename\n    }\n  }\n": typeof types.SignOutEverywhereDocument,
    "\n  query AccountPassword {\n    me {\n      id\n      ...ChangePasswordForm_account\n      ...DeviceList_account\n    }\n  }\n": typeof types.AccountPasswordDocument,
    "\n  mutation ConfirmNewEmail($input: ConfirmNewEmailInput!) {\n    confirmNewEmail(input: $input) {\n      __typename\n    }\n  }\n": typeof types.ConfirmNewEmailDocument,
    "\n  query MergePage($token: String!) {\n    accountMerge(token: $token) {\n      email\n      isKept\n      hasAccount\n      expiresAt\n    }\n  }\n": typeof types.MergePageDocument,
    "\n  mutation ConfirmAccountMerge($input: ConfirmAccountMergeInput!) {\n    confirmAccountMerge(input: $input) {\n      isMerged\n    }\n  }\n": typeof types.ConfirmAccountMergeDocument,
    "\n  mutation RefuseAccountMerge($input: RefuseAccountMergeInput!) {\n    refuseAccountMerge(input: $input) {\n      __typename\n    }\n  }\n": typeof types.RefuseAccountMergeDocument,
    "\n    mutation ConfirmRegistration($input: ConfirmRegistrationInput!) {\n      signedIn: confirmRegistration(input: $input) {\n        account {\n          id\n        }\n        cartNotices\n      }\n    }\n  ": typeof types.ConfirmRegistrationDocument,
    "\n    mutation ResetPassword($input: ResetPasswordInput!) {\n      signedIn: resetPassword(input: $input) {\n        account {\n          id\n        }\n        cartNotices\n      }\n    }\n  ": typeof types.ResetPasswordDocument,
    "\n  fragment AccountOrder_order on Order {\n    id\n    number\n    ...OrderSheet_order\n  }\n": typeof types.AccountOrder_orderFragmentDoc,
    "\n  query AccountOrder($number: String!) {\n    me {\n      id\n      order(number: $number) {\n        id\n        ...AccountOrder_order\n      }\n    }\n  }\n": typeof types.AccountOrderDocument,
    "\n  fragment OrderRow_order on Order {\n    id\n    number\n    placedAt\n    status\n    lines {\n      id\n      name\n      family\n      variant\n      quantity\n      width\n      height\n      material\n      color\n      choices {\n        name\n        value\n      }\n    }\n    totals {\n      totalPence\n    }\n  }\n": typeof types.OrderRow_orderFragmentDoc,
    "\n  fragment OrdersPage_orders on AccountOrderConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...OrderRow_order\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.OrdersPage_ordersFragmentDoc,
    "\n  query AccountOrders($after: String) {\n    me {\n      id\n      ...UnclaimedOrders_account\n      orders(first: 10, after: $after) {\n        ...OrdersPage_orders @unmask\n      }\n    }\n  }\n": typeof types.AccountOrdersDocument,
    "\n  fragment UnclaimedOrders_account on Account {\n    id\n    unclaimedOrders {\n      number\n      placedAt\n      totalPence\n    }\n  }\n": typeof types.UnclaimedOrders_accountFragmentDoc,
    "\n  mutation ClaimOrder($input: ClaimOrderInput!) {\n    claimOrder(input: $input) {\n      account {\n        ...UnclaimedOrders_account\n        orders(first: 10) {\n          ...OrdersPage_orders @unmask\n        }\n        latest: orders(first: 2) {\n          ...OrdersPage_orders @unmask\n        }\n      }\n    }\n  }\n": typeof types.ClaimOrderDocument,
    "\n  query AccountOverview {\n    me {\n      id\n      firstName\n      lastName\n      email\n      ...AddressBook_account\n      ...UnclaimedOrders_account\n      orders(first: 2) {\n        ...OrdersPage_orders @unmask\n      }\n    }\n  }\n": typeof types.AccountOverviewDocument,
    "\n  query AccountData {\n    me {\n      id\n      ...MailingListChoice_account\n    }\n  }\n": typeof types.AccountDataDocument,
    "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      __typename\n    }\n  }\n": typeof types.DeleteAccountDocument,
    "\n  fragment DetailsForm_account on Account {\n    id\n    firstName\n    lastName\n    phone\n  }\n": typeof types.DetailsForm_accountFragmentDoc,
    "\n  mutation UpdateDetails($input: UpdateDetailsInput!) {\n    updateDetails(input: $input) {\n      account {\n        ...DetailsForm_account\n      }\n    }\n  }\n": typeof types.UpdateDetailsDocument,
    "\n  query AccountDetails {\n    me {\n      id\n      ...DetailsForm_account\n    }\n  }\n": typeof types.AccountDetailsDocument,
    "\n  mutation DownloadMyData {\n    downloadMyData {\n      data\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": typeof types.DownloadMyDataDocument,
    "\n  fragment MailingListChoice_account on Account {\n    id\n    isOnMailingList\n  }\n": typeof types.MailingListChoice_accountFragmentDoc,
    "\n  mutation SetMailingList($input: SetMailingListInput!) {\n    setMailingList(input: $input) {\n      account {\n        ...MailingListChoice_account\n      }\n    }\n  }\n": typeof types.SetMailingListDocument,
    "\n  query BookAVisitPage {\n    shop {\n      phone\n    }\n  }\n": typeof types.BookAVisitPageDocument,
    "\n  mutation BookVisit($input: BookVisitInput!) {\n    bookVisit(input: $input) {\n      visit {\n        id\n        startsAt\n        endsAt\n        email\n        changeableUntil\n        calendarFile\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": typeof types.BookVisitDocument,
    "\n  fragment ToldLine_line on CartLine {\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    product {\n      id\n      name\n    }\n  }\n": typeof types.ToldLine_lineFragmentDoc,
    "\n  fragment CartContents_shop on Shop {\n    promotion {\n      name\n      code\n      percent\n    }\n    ...NeedHelp_shop\n  }\n": typeof types.CartContents_shopFragmentDoc,
    "\n  query CartPage {\n    shop {\n      ...CartContents_shop\n    }\n  }\n": typeof types.CartPageDocument,
    "\n  fragment NeedHelp_shop on Shop {\n    phone\n    email\n  }\n": typeof types.NeedHelp_shopFragmentDoc,
    "\n  mutation ClearCart {\n    clearCart {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.ClearCartDocument,
    "\n  fragment ClearedLine_line on CartLine {\n    width\n    height\n    material\n    color\n    quantity\n    customizations {\n      name\n      value\n    }\n    roomName\n    windowName\n    product {\n      id\n    }\n  }\n": typeof types.ClearedLine_lineFragmentDoc,
    "\n  query Category($slug: String!, $filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {\n    category(slug: $slug) {\n      id\n      name\n      description\n      seo {\n        title\n        description\n      }\n      picture {\n        id\n        file\n        alt\n        width\n        height\n        widths\n      }\n    }\n    products(filter: $filter, sort: $sort, first: $first) {\n      ...PagedProducts_products @unmask\n      facets {\n        ...FilterPanel_facets @unmask\n      }\n    }\n  }\n": typeof types.CategoryDocument,
    "\n  fragment KnownShopper_account on Account {\n    id\n    email\n    firstName\n    lastName\n    phone\n    ...AddressBook_account\n  }\n": typeof types.KnownShopper_accountFragmentDoc,
    "\n  query CheckoutAccount {\n    me {\n      id\n      ...KnownShopper_account\n    }\n  }\n": typeof types.CheckoutAccountDocument,
    "\n  query CheckoutPage {\n    shop {\n      ...OrderChoices_shop\n    }\n  }\n": typeof types.CheckoutPageDocument,
    "\n  fragment OrderChoices_shop on Shop {\n    expressPence\n    standardDeliveryDays {\n      from\n      to\n    }\n    expressDeliveryDays {\n      from\n      to\n    }\n  }\n": typeof types.OrderChoices_shopFragmentDoc,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order {\n        id\n        number\n      }\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.PlaceOrderDocument,
    "\n  fragment CheckoutLine_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    choices {\n      name\n      value\n      label\n      valueLabel\n      isDefault\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    totalPence\n    product {\n      id\n      slug\n      name\n      family\n      variant\n      minWidth\n      minHeight\n    }\n  }\n": typeof types.CheckoutLine_lineFragmentDoc,
    "\n  mutation SendContactMessage($input: SendContactMessageInput!) {\n    sendContactMessage(input: $input) {\n      __typename\n    }\n  }\n": typeof types.SendContactMessageDocument,
    "\n  query ContactPage {\n    shop {\n      phone\n      ...ContactDetails_shop\n    }\n  }\n": typeof types.ContactPageDocument,
    "\n  query OwnQuestions {\n    shop {\n      questions {\n        anchor\n        category\n        question\n        answer\n      }\n      builtInQuestions {\n        anchor\n        isShown\n      }\n    }\n  }\n": typeof types.OwnQuestionsDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      __typename\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  fragment About_shop on Shop {\n    isFamilyRun\n    yearsInTrade\n    happyCustomers\n    starRating\n    fittingWeeks {\n      from\n      to\n    }\n  }\n": typeof types.About_shopFragmentDoc,
    "\n  fragment CategoryTile_category on Category {\n    id\n    slug\n    name\n    tagline\n    picture {\n      id\n      file\n      alt\n      width\n      height\n      widths\n      color\n      focalPoint\n    }\n  }\n": typeof types.CategoryTile_categoryFragmentDoc,
    "\n  fragment Hero_shop on Shop {\n    isFamilyRun\n    fittedFromPence\n  }\n": typeof types.Hero_shopFragmentDoc,
    "\n  query HomeData {\n    shop {\n      name\n      description\n      phone\n      email\n      dailyOpenings {\n        day\n        opens\n        closes\n      }\n      socialProfiles {\n        url\n      }\n      legalName\n      companyNumber\n      vatNumber\n      address {\n        lines\n        town\n        postcode\n        country\n      }\n      complaintsEmail\n    }\n  }\n": typeof types.HomeDataDocument,
    "\n  query Home {\n    shop {\n      fittedFromPence\n      showsSamples\n      ...Hero_shop\n      ...TrustPoints_shop\n      ...About_shop\n      ...QuoteSection_shop\n    }\n    categories {\n      id\n      slug\n      ...CategoryTile_category\n    }\n    products(first: 4) {\n      edges {\n        cursor\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  fragment TrustPoints_shop on Shop {\n    quoteDays\n    blindWarrantyYears {\n      from\n      to\n    }\n    longestWarrantyYears\n    childSafetyStandard\n  }\n": typeof types.TrustPoints_shopFragmentDoc,
    "\n  query QuizProducts($filter: ProductFilter!) {\n    products(first: 100, filter: $filter) {\n      edges {\n        cursor\n        node {\n          id\n          family\n          variant\n          features\n          materials {\n            name\n          }\n          ...QuizSuggestion_product\n        }\n      }\n    }\n  }\n": typeof types.QuizProductsDocument,
    "\n  fragment QuizSuggestion_product on Product {\n    id\n    slug\n    name\n    fromPricePence\n    deliveryNote\n    ...ProductPicture_product\n  }\n": typeof types.QuizSuggestion_productFragmentDoc,
    "\n  query WindowsToSend {\n    project {\n      id\n      windows {\n        id\n        photo {\n          id\n        }\n        options {\n          id\n          isChosen\n        }\n      }\n    }\n  }\n": typeof types.WindowsToSendDocument,
    "\n  fragment ContactOptions_shop on Shop {\n    phone\n    whatsApp\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n": typeof types.ContactOptions_shopFragmentDoc,
    "\n  fragment QuoteSection_shop on Shop {\n    phone\n    ...ContactOptions_shop\n  }\n": typeof types.QuoteSection_shopFragmentDoc,
    "\n  mutation RequestQuote($input: RequestQuoteInput!) {\n    requestQuote(input: $input) {\n      quoteRequest {\n        id\n        promisedContactBy\n      }\n    }\n  }\n": typeof types.RequestQuoteDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      account {\n        id\n      }\n      cartNotices\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation ConfirmSubscription($input: ConfirmSubscriptionInput!) {\n    confirmSubscription(input: $input) {\n      __typename\n    }\n  }\n": typeof types.ConfirmSubscriptionDocument,
    "\n  mutation Unsubscribe($input: UnsubscribeInput!) {\n    unsubscribe(input: $input) {\n      __typename\n    }\n  }\n": typeof types.UnsubscribeDocument,
    "\n  mutation DeclineReviewInvitations($input: DeclineReviewInvitationsInput!) {\n    declineReviewInvitations(input: $input) {\n      __typename\n    }\n  }\n": typeof types.DeclineReviewInvitationsDocument,
    "\n  fragment ConfirmedOrder_order on Order {\n    id\n    number\n    email\n    ...OrderSheet_order\n  }\n": typeof types.ConfirmedOrder_orderFragmentDoc,
    "\n  query OrderConfirmation {\n    order {\n      id\n      ...ConfirmedOrder_order\n    }\n  }\n": typeof types.OrderConfirmationDocument,
    "\n  mutation RegisterFromOrder($input: RegisterFromOrderInput!) {\n    registerFromOrder(input: $input) {\n      __typename\n    }\n  }\n": typeof types.RegisterFromOrderDocument,
    "\n  fragment ProductData_product on Product {\n    slug\n    name\n    shortDescription\n    fromPricePence\n    wasFromPricePence\n    warrantyYears\n    leadTimeDays\n    rating\n    reviewCount\n    ratingIsSample\n    category {\n      slug\n      name\n    }\n    colors {\n      name\n    }\n    materials {\n      name\n    }\n    pictures {\n      id\n      file\n      alt\n      width\n      height\n      widths\n    }\n  }\n": typeof types.ProductData_productFragmentDoc,
    "\n  fragment ProductData_shop on Shop {\n    name\n    pricePolicy\n    vatNumber\n    deliveryPence\n    freeDeliveryFromPence\n    standardDeliveryDays {\n      from\n      to\n    }\n  }\n": typeof types.ProductData_shopFragmentDoc,
    "\n  fragment ProductDetails_product on Product {\n    name\n    family\n    variant\n    description\n    colors {\n      name\n      hex\n    }\n    pictures {\n      id\n      ...ProductImage_picture\n    }\n  }\n": typeof types.ProductDetails_productFragmentDoc,
    "\n  fragment ProductHeader_product on Product {\n    id\n    name\n    shortDescription\n    fromPricePence\n    wasFromPricePence\n    wasPriceChargedFrom\n    wasPriceChargedTo\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n    ratingIsSample\n    ...SizePrices_product\n  }\n": typeof types.ProductHeader_productFragmentDoc,
    "\n  query ProductPage($slug: String!) {\n    product(slug: $slug) {\n      id\n      ...ProductView_product\n    }\n    shop {\n      ...ProductView_shop\n    }\n  }\n": typeof types.ProductPageDocument,
    "\n  fragment ProductSpecifications_product on Product {\n    family\n    variant\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    specifications {\n      name\n      value\n    }\n  }\n": typeof types.ProductSpecifications_productFragmentDoc,
    "\n  fragment ProductTabs_product on Product {\n    id\n    name\n    reviewCount\n    ...ProductDetails_product\n    ...ProductSpecifications_product\n    ...ProductReviews_product\n  }\n": typeof types.ProductTabs_productFragmentDoc,
    "\n  fragment ProductView_product on Product {\n    id\n    slug\n    seo {\n      title\n      description\n    }\n    category {\n      slug\n    }\n    ...Gallery_product\n    ...ProductHeader_product\n    ...Configurator_product\n    ...ProductTabs_product\n    ...RelatedProducts_product\n    ...ProductData_product\n  }\n": typeof types.ProductView_productFragmentDoc,
    "\n  fragment ProductView_shop on Shop {\n    ...Configurator_shop\n    ...ProductData_shop\n  }\n": typeof types.ProductView_shopFragmentDoc,
    "\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...ProductCard_product\n    }\n  }\n": typeof types.RelatedProducts_productFragmentDoc,
    "\n  mutation KeepOption($input: KeepWindowOptionInput!) {\n    keepWindowOption(input: $input) {\n      window {\n        id\n        optionsVersion\n      }\n    }\n  }\n": typeof types.KeepOptionDocument,
    "\n  query PromotionOfBlind {\n    shop {\n      promotion {\n        code\n        percent\n        minimumWindows\n      }\n    }\n  }\n": typeof types.PromotionOfBlindDocument,
    "\n  fragment SisterWindows_cart on Cart {\n    lines {\n      id\n      width\n      height\n      roomName\n      product {\n        id\n      }\n    }\n  }\n": typeof types.SisterWindows_cartFragmentDoc,
    "\n  fragment Configurator_product on Product {\n    id\n    name\n    family\n    variant\n    basePricePence\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    leadTimeDays\n    features\n    cordWarning\n    publishedRules\n    colors {\n      name\n      label\n      hex\n      description\n    }\n    options {\n      name\n      label\n      defaultValue\n      measure\n      values {\n        name\n        label\n      }\n    }\n    specifications {\n      name\n      value\n    }\n    materials {\n      name\n      label\n      note\n      surface\n      filter\n      maxWidth\n      maxArea\n    }\n  }\n": typeof types.Configurator_productFragmentDoc,
    "\n  fragment Configurator_shop on Shop {\n    pricePolicy\n    childSafetyStandard\n    returnDays\n  }\n": typeof types.Configurator_shopFragmentDoc,
    "\n  fragment Gallery_product on Product {\n    id\n    name\n    family\n    variant\n    pictures {\n      id\n      alt\n      tintBase\n      shownColor\n      ...ProductImage_picture\n    }\n  }\n": typeof types.Gallery_productFragmentDoc,
    "\n  mutation WriteReview($input: WriteReviewInput!) {\n    writeReview(input: $input) {\n      __typename\n    }\n  }\n": typeof types.WriteReviewDocument,
    "\n  fragment ProductReviews_product on Product {\n    id\n    slug\n    name\n    reviews(first: 5) {\n      ...ReviewList_reviews @unmask\n    }\n  }\n": typeof types.ProductReviews_productFragmentDoc,
    "\n  query MoreProductReviews($slug: String!, $after: String!) {\n    product(slug: $slug) {\n      id\n      reviews(first: 10, after: $after) {\n        ...ReviewList_reviews @unmask\n      }\n    }\n  }\n": typeof types.MoreProductReviewsDocument,
    "\n  query Products($filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {\n    products(filter: $filter, sort: $sort, first: $first) {\n      ...PagedProducts_products @unmask\n      facets {\n        ...FilterPanel_facets @unmask\n      }\n    }\n  }\n": typeof types.ProductsDocument,
    "\n  query ProjectPage {\n    project {\n      id\n      rooms {\n        id\n        key\n        name\n      }\n      windows {\n        id\n        key\n        name\n        roomKey\n        optionsVersion\n        options {\n          ...WindowOption_option @unmask\n        }\n      }\n      samples {\n        material\n        color\n        askedAt\n        sentAt\n        product {\n          id\n          name\n        }\n        options {\n          id\n          roomName\n          windowName\n        }\n      }\n      sent {\n        id\n        sentAt\n        message\n        promisedContactBy\n        windowCount\n        photoCount\n        answers {\n          id\n          text\n          answeredAt\n          quoteNumber\n        }\n      }\n      choices {\n        options {\n          id\n          windowKey\n          roomName\n          windowName\n          refusal\n        }\n        batches {\n          material\n          color\n          windowKeys\n        }\n        totals {\n          ...TotalsRows_totals @unmask\n        }\n        promotion {\n          name\n          code\n        }\n        delivery\n        fulfilment\n        estimatedDelivery\n      }\n    }\n  }\n": typeof types.ProjectPageDocument,
    "\n  mutation AddChoices {\n    addChoicesToCart {\n      cart {\n        ...Cart_cart\n      }\n      notes {\n        reason\n        message\n        option {\n          id\n          roomName\n          windowName\n        }\n      }\n    }\n  }\n": typeof types.AddChoicesDocument,
    "\n  query QuotePage($number: String!) {\n    heldQuote(number: $number) {\n      number\n      state\n      madeAt\n      heldUntil\n      orderNumber\n      sharedAt\n      agreement {\n        name\n        comment\n        agreedAt\n      }\n      delivery\n      fulfilment\n      lines {\n        ...QuoteLineRow_line @unmask\n      }\n      promotion {\n        name\n        code\n      }\n      totals {\n        ...TotalsRows_totals @unmask\n      }\n    }\n  }\n": typeof types.QuotePageDocument,
    "\n  mutation OrderHeldQuote($input: OrderHeldQuoteInput!) {\n    orderHeldQuote(input: $input) {\n      notices\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": typeof types.OrderHeldQuoteDocument,
    "\n  mutation PriceQuoteAnew($input: PriceHeldQuoteAnewInput!) {\n    priceHeldQuoteAnew(input: $input) {\n      heldQuote {\n        number\n        heldUntil\n        promotion {\n          name\n        }\n        totals {\n          totalPence\n        }\n      }\n      lines {\n        line {\n          id\n          name\n          quantity\n          roomName\n          windowName\n          totalPence\n        }\n        totalNowPence\n        refusal\n        notice\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": typeof types.PriceQuoteAnewDocument,
    "\n  mutation ShareQuote($input: ShareHeldQuoteInput!) {\n    shareHeldQuote(input: $input) {\n      token\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": typeof types.ShareQuoteDocument,
    "\n  mutation StopSharingQuote($input: StopSharingHeldQuoteInput!) {\n    stopSharingHeldQuote(input: $input) {\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": typeof types.StopSharingQuoteDocument,
    "\n  query QuotesPage {\n    heldQuotes {\n      number\n      state\n      madeAt\n      heldUntil\n      orderNumber\n      lines {\n        id\n        name\n        quantity\n      }\n      totals {\n        totalPence\n      }\n    }\n  }\n": typeof types.QuotesPageDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  query ReviewChecksPage {\n    shop {\n      showsSamples\n    }\n  }\n": typeof types.ReviewChecksPageDocument,
    "\n  mutation ReviewPurchase($input: ReviewPurchaseInput!) {\n    reviewPurchase(input: $input) {\n      __typename\n    }\n  }\n": typeof types.ReviewPurchaseDocument,
    "\n  query ReviewInvitation($token: String!) {\n    reviewInvitation(token: $token) {\n      orderNumber\n      purchases {\n        isReviewed\n        product {\n          id\n          slug\n          name\n        }\n      }\n    }\n  }\n": typeof types.ReviewInvitationDocument,
    "\n  fragment AllReviews_reviews on ReviewConnection {\n    ...ReviewList_reviews @unmask\n    edges {\n      node {\n        id\n        product {\n          id\n          name\n          slug\n        }\n      }\n    }\n  }\n": typeof types.AllReviews_reviewsFragmentDoc,
    "\n  fragment BestLiked_product on Product {\n    id\n    slug\n    name\n    rating\n    reviewCount\n    ratingIsSample\n  }\n": typeof types.BestLiked_productFragmentDoc,
    "\n  query ReviewsPage {\n    shop {\n      showsSamples\n    }\n    reviews {\n      ...AllReviews_reviews @unmask\n    }\n    products(sort: RATING, first: 6) {\n      edges {\n        node {\n          id\n          ...BestLiked_product\n        }\n      }\n    }\n  }\n": typeof types.ReviewsPageDocument,
    "\n  query MoreReviews($after: String!) {\n    reviews(after: $after) {\n      ...AllReviews_reviews @unmask\n    }\n  }\n": typeof types.MoreReviewsDocument,
    "\n  query SalesPage {\n    shop {\n      saleUpToPercent\n      hadWinterSale\n      showsSamples\n      promotion {\n        name\n        code\n        percent\n        endsAt\n      }\n    }\n    products(filter: { category: \"sale\" }, first: 4) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n": typeof types.SalesPageDocument,
    "\n  query SamplesPage {\n    products(filter: { materials: [\"fabric\"] }, first: 100) {\n      edges {\n        node {\n          id\n          ...SampleProducts_product\n        }\n      }\n    }\n    shop {\n      phone\n    }\n  }\n": typeof types.SamplesPageDocument,
    "\n  fragment SampleProducts_product on Product {\n    id\n    name\n    colors {\n      name\n      label\n      hex\n    }\n    materials {\n      name\n      label\n      note\n    }\n  }\n": typeof types.SampleProducts_productFragmentDoc,
    "\n  mutation RequestSamples($input: RequestSamplesInput!) {\n    requestSamples(input: $input) {\n      __typename\n    }\n  }\n": typeof types.RequestSamplesDocument,
    "\n  query ConfigurationOfCode($code: String!) {\n    configurationCode(code: $code) {\n      width\n      height\n      material\n      color\n      customizations {\n        name\n        value\n      }\n      product {\n        id\n        slug\n      }\n    }\n  }\n": typeof types.ConfigurationOfCodeDocument,
    "\n  query Search($filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {\n    products(filter: $filter, sort: $sort, first: $first) {\n      ...PagedProducts_products @unmask\n      facets {\n        ...FilterPanel_facets @unmask\n      }\n    }\n    shop {\n      phone\n    }\n  }\n": typeof types.SearchDocument,
    "\n  query SharedQuotePage($token: String!) {\n    sharedQuote(token: $token) {\n      ...SharedQuoteOfLink @unmask\n    }\n  }\n  fragment SharedQuoteOfLink on SharedQuote {\n    number\n    state\n    madeAt\n    heldUntil\n    delivery\n    fulfilment\n    lines {\n      ...QuoteLineRow_line @unmask\n    }\n    promotion {\n      name\n      code\n    }\n    totals {\n      ...TotalsRows_totals @unmask\n    }\n    agreement {\n      name\n      comment\n      agreedAt\n    }\n  }\n": typeof types.SharedQuotePageDocument,
    "\n  mutation AgreeToQuote($input: AgreeToSharedQuoteInput!) {\n    agreeToSharedQuote(input: $input) {\n      sharedQuote {\n        agreement {\n          name\n          comment\n          agreedAt\n        }\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": typeof types.AgreeToQuoteDocument,
    "\n  query TrackedOrder($number: String!, $email: String) {\n    order(number: $number, email: $email) {\n      id\n      number\n      email\n      ...OrderSheet_order\n    }\n  }\n": typeof types.TrackedOrderDocument,
    "\n  query VisitPage($token: String!) {\n    visit(token: $token) {\n      ...VisitOfLink @unmask\n    }\n    shop {\n      phone\n    }\n  }\n  fragment VisitOfLink on Visit {\n    id\n    state\n    startsAt\n    endsAt\n    orderNumber\n    address\n    city\n    postcode\n    changeableUntil\n    isChangeable\n    calendarFile\n  }\n": typeof types.VisitPageDocument,
    "\n  mutation MoveVisit($input: MoveVisitInput!) {\n    moveVisit(input: $input) {\n      visit {\n        ...VisitOfLink @unmask\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": typeof types.MoveVisitDocument,
    "\n  mutation CancelVisit($input: CancelVisitInput!) {\n    cancelVisit(input: $input) {\n      visit {\n        ...VisitOfLink @unmask\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": typeof types.CancelVisitDocument,
    "\n  fragment ComparedWindow_window on ProjectWindow {\n    id\n    key\n    optionsVersion\n    options {\n      ...WindowOption_option @unmask\n      product {\n        id\n        features\n        specifications {\n          name\n          value\n        }\n        deliveryNote\n        leadTimeDays\n      }\n    }\n  }\n": typeof types.ComparedWindow_windowFragmentDoc,
    "\n  query WindowOptions {\n    project {\n      id\n      rooms {\n        id\n        key\n        name\n      }\n      windows {\n        id\n        key\n        name\n        roomKey\n        ...ComparedWindow_window @unmask\n      }\n    }\n  }\n": typeof types.WindowOptionsDocument,
    "\n  mutation CopyWindowOption($input: CopyWindowOptionInput!) {\n    copyWindowOption(input: $input) {\n      copies {\n        windowKey\n        option {\n          id\n          width\n          height\n          totalPence\n        }\n        changes {\n          label\n          from\n          to\n        }\n        refusal {\n          reason\n          message\n        }\n      }\n      windows {\n        ...ComparedWindow_window @unmask\n      }\n    }\n  }\n": typeof types.CopyWindowOptionDocument,
    "\n  fragment FitGroup_products on ProductConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        slug\n        name\n        colors {\n          name\n          hex\n        }\n        materials {\n          name\n          label\n        }\n        ...ProductPicture_product\n        windowFit(window: $window, unit: $unit) {\n          ways {\n            label\n            sizes {\n              width\n              height\n            }\n            material\n            customizations {\n              name\n              value\n            }\n            pricePence\n          }\n          missing {\n            figure\n            sentence\n          }\n          reason\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.FitGroup_productsFragmentDoc,
    "\n  query WhatFits($filter: ProductFilter!, $window: WindowToFit!, $unit: LengthUnit!, $first: Int!, $after: String) {\n    products(filter: $filter, first: $first, after: $after) {\n      ...FitGroup_products @unmask\n    }\n  }\n": typeof types.WhatFitsDocument,
    "\n  query WindowPhoto($id: ID!) {\n    windowPhoto(id: $id)\n  }\n": typeof types.WindowPhotoDocument,
    "\n  query Wishlist($ids: [ID!]!) {\n    productsByIds(ids: $ids) {\n      id\n      name\n      ...ProductCard_product\n    }\n  }\n": typeof types.WishlistDocument,
    "\n  mutation RequestPersonalData($input: RequestPersonalDataInput!) {\n    requestPersonalData(input: $input) {\n      __typename\n    }\n  }\n": typeof types.RequestPersonalDataDocument,
    "\n  mutation ErasePersonalData($input: ErasePersonalDataInput!) {\n    erasePersonalData(input: $input) {\n      __typename\n    }\n  }\n": typeof types.ErasePersonalDataDocument,
    "\n  mutation ReadPersonalData($input: ReadPersonalDataInput!) {\n    readPersonalData(input: $input) {\n      data\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": typeof types.ReadPersonalDataDocument,
    "\n  fragment ProductImage_picture on Picture {\n    id\n    file\n    alt\n    width\n    height\n    widths\n    color\n    placeholder\n    tintBase\n    focalPoint\n  }\n": typeof types.ProductImage_pictureFragmentDoc,
    "\n  fragment ProductPicture_product on Product {\n    id\n    name\n    family\n    variant\n    colors {\n      name\n      hex\n    }\n    picture {\n      id\n      ...ProductImage_picture\n    }\n  }\n": typeof types.ProductPicture_productFragmentDoc,
    "\n  fragment SizePrices_product on Product {\n    fromPrice {\n      width\n      height\n    }\n    examplePrice {\n      width\n      height\n      pricePence\n    }\n  }\n": typeof types.SizePrices_productFragmentDoc,
    "\n  fragment TotalsRows_totals on Totals {\n    subtotalPence\n    discountPence\n    deliveryPence\n    taxPence\n    includedTaxPence\n    totalPence\n  }\n": typeof types.TotalsRows_totalsFragmentDoc,
    "\n  query ShopFacts {\n    shop {\n      name\n      traderLines\n      legalName\n      address {\n        lines\n        town\n        postcode\n        country\n      }\n      icoNumber\n      processors {\n        name\n        purpose\n        place\n      }\n      phone\n      email\n      taxIncludedPercent\n      deliveryNote\n      deliveryPence\n      freeDeliveryFromPence\n      standardDeliveryDays {\n        from\n        to\n      }\n      expressDeliveryDays {\n        from\n        to\n      }\n      fittedFromPence\n      financeFromPence\n      quoteDays\n      returnDays\n      fittingWeeks {\n        from\n        to\n      }\n      installationMinutes\n      maxQuantity\n      yearsInTrade\n      happyCustomers\n      starRating\n      isFamilyRun\n      blindWarrantyYears {\n        from\n        to\n      }\n      longestWarrantyYears\n      childSafetyStandard\n      saleUpToPercent\n      depositPercent\n      cancelDays\n      reportDays\n      workmanshipMonths\n      guideFigures {\n        deviceHeightMm\n        recessDeductions {\n          construction\n          widthMm\n          heightMm\n        }\n        exactClothMm\n        outsideFrameMm\n        blindToleranceMm {\n          from\n          to\n        }\n        frameToleranceMm {\n          from\n          to\n        }\n        curtainToleranceMm\n      }\n      films {\n        name\n        videoId\n      }\n      promotion {\n        name\n        code\n        percent\n      }\n    }\n  }\n": typeof types.ShopFactsDocument,
    "\n  query SharingCard($slug: String!) {\n    product(slug: $slug) {\n      name\n      family\n      variant\n      basePricePence\n      fromPricePence\n      minWidth\n      maxWidth\n      minHeight\n      maxHeight\n      maxArea\n      minWidthBeyondHeight\n      colors {\n        name\n        label\n        hex\n      }\n      materials {\n        name\n        label\n        maxWidth\n        maxArea\n      }\n      pictures {\n        id\n        file\n        widths\n        tintBase\n        shownColor\n        focalPoint\n      }\n    }\n    shop {\n      name\n      pricePolicy\n      deliveryNote\n    }\n  }\n": typeof types.SharingCardDocument,
};
const documents: Documents = {
    "\n  query Site {\n    shop {\n      name\n      description\n      traderLines\n      taxIncludedPercent\n      deliveryNote\n      picturesUrl\n    }\n  }\n": types.SiteDocument,
    "\n  fragment PayloadError on UserError {\n    code\n    message\n    field\n  }\n": types.PayloadErrorFragmentDoc,
    "\n  mutation KeepSaved($input: KeepSavedInput!) {\n    lists: keepSaved(input: $input) {\n      account {\n        id\n        savedProductIds\n        savedInspirationIds\n      }\n    }\n  }\n": types.KeepSavedDocument,
    "\n  mutation RemoveSaved($input: RemoveSavedInput!) {\n    lists: removeSaved(input: $input) {\n      account {\n        id\n        savedProductIds\n        savedInspirationIds\n      }\n    }\n  }\n": types.RemoveSavedDocument,
    "\n  fragment AddressBook_account on Account {\n    id\n    firstName\n    lastName\n    phone\n    addresses {\n      id\n      firstName\n      lastName\n      address\n      addressLine2\n      city\n      state\n      zipCode\n      phoneNumber\n      isDefault\n    }\n    latestOrders: orders(first: 1) {\n      nodes {\n        id\n        phoneNumber\n        ...ShippingAddress_order @unmask\n      }\n    }\n  }\n": types.AddressBook_accountFragmentDoc,
    "\n  fragment CartLineRow_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    unitPricePence\n    totalPence\n    product {\n      id\n      slug\n      name\n      family\n      variant\n      minWidth\n      minHeight\n    }\n  }\n": types.CartLineRow_lineFragmentDoc,
    "\n  fragment Cart_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n      isHeld\n      ...CartLineRow_line\n      ...CheckoutLine_line\n    }\n    promotion {\n      name\n      code\n      percent\n    }\n    promotionNotice\n    note\n    delivery\n    fulfilment\n    estimatedDelivery\n    makingFingerprint\n    heldQuote {\n      number\n      state\n      heldUntil\n      isAsAgreed\n    }\n    totals {\n      ...CartTotals_totals @unmask\n    }\n    checkoutTotals {\n      ...CartTotals_totals @unmask\n    }\n  }\n  fragment CartTotals_totals on Totals {\n    ...TotalsRows_totals @unmask\n    toFreeDeliveryPence\n  }\n": types.Cart_cartFragmentDoc,
    "\n  query Cart {\n    cart {\n      ...Cart_cart\n    }\n    ...SignedIn_query\n  }\n": types.CartDocument,
    "\n  fragment CartQuantities_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n    }\n  }\n": types.CartQuantities_cartFragmentDoc,
    "\n  mutation ChangeCartLine($input: ChangeCartLineInput!) {\n    changeCartLine(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.ChangeCartLineDocument,
    "\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.AddToCartDocument,
    "\n  mutation ApplyPromotionCode($input: ApplyPromotionCodeInput!) {\n    applyPromotionCode(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.ApplyPromotionCodeDocument,
    "\n  mutation RemovePromotionCode {\n    removePromotionCode {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.RemovePromotionCodeDocument,
    "\n  mutation RemoveCartLine($input: RemoveCartLineInput!) {\n    removeCartLine(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.RemoveCartLineDocument,
    "\n  mutation UpdateCart($input: UpdateCartInput!) {\n    updateCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.UpdateCartDocument,
    "\n  query PickedProducts($slugs: [String!]!) {\n    productsBySlugs(slugs: $slugs) {\n      id\n      slug\n      ...ProductRow_product\n    }\n  }\n": types.PickedProductsDocument,
    "\n  query ProductCardTest {\n    products {\n      edges {\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n": types.ProductCardTestDocument,
    "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    fromPricePence\n    wasFromPricePence\n    deliveryNote\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n    ratingIsSample\n    colors {\n      name\n      hex\n    }\n    ...SizePrices_product\n    ...ProductPicture_product\n  }\n": types.ProductCard_productFragmentDoc,
    "\n  fragment ProductRow_product on Product {\n    id\n    slug\n    name\n    fromPricePence\n    wasFromPricePence\n    deliveryNote\n    ...ProductPicture_product\n  }\n": types.ProductRow_productFragmentDoc,
    "\n  fragment ContactDetails_shop on Shop {\n    phone\n    whatsApp\n    email\n    hours {\n      days\n      opens\n      closes\n    }\n    closedDays {\n      date\n      name\n    }\n  }\n": types.ContactDetails_shopFragmentDoc,
    "\n  query HelpBox {\n    shop {\n      phone\n      whatsApp\n      hours {\n        days\n        opens\n        closes\n      }\n    }\n  }\n": types.HelpBoxDocument,
    "\n  fragment FilterPanel_facets on ProductFacets {\n    families {\n      value\n      label\n      count\n    }\n    priceMinPence\n    materials {\n      value\n      label\n      count\n    }\n    colors {\n      value\n      label\n      count\n    }\n    rooms {\n      value\n      label\n      count\n    }\n    features {\n      value\n      label\n      count\n    }\n    easyToOperate {\n      value\n      label\n      count\n    }\n  }\n": types.FilterPanel_facetsFragmentDoc,
    "\n  mutation KeepPrice($input: KeepPriceInput!) {\n    keepPrice(input: $input) {\n      heldQuote {\n        number\n        heldUntil\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": types.KeepPriceDocument,
    "\n  fragment QuoteLineRow_line on HeldQuoteLine {\n    id\n    name\n    slug\n    family\n    variant\n    quantity\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    unitPricePence\n    totalPence\n  }\n": types.QuoteLineRow_lineFragmentDoc,
    "\n  query PanelIdeas($seen: [ID!]!) {\n    productsByIds(ids: $seen) {\n      id\n      ...ProductRow_product\n    }\n    products(first: 3) {\n      edges {\n        node {\n          id\n          ...ProductRow_product\n        }\n      }\n    }\n  }\n": types.PanelIdeasDocument,
    "\n  query ProductIdeas($seen: [ID!]!, $hasSeen: Boolean!) {\n    productsByIds(ids: $seen) @include(if: $hasSeen) {\n      id\n      ...ProductCard_product\n    }\n    products(first: 8) {\n      edges {\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n": types.ProductIdeasDocument,
    "\n  fragment OrderChanges_order on Order {\n    id\n    changes {\n      id\n      item\n      name\n      at\n      was {\n        ...ChangedConfiguration @unmask\n      }\n      became {\n        ...ChangedConfiguration @unmask\n      }\n      totalWasPence\n      totalBecamePence\n    }\n  }\n  fragment ChangedConfiguration on OrderedConfiguration {\n    width\n    height\n    material\n    color\n    choices {\n      label\n      valueLabel\n    }\n    totalPence\n  }\n": types.OrderChanges_orderFragmentDoc,
    "\n  fragment OrderFacts_order on Order {\n    id\n    placedAt\n    status\n    fulfilment\n    shippingMethod\n    estimatedDelivery\n    paymentMethod\n    note\n    refundedPence\n    totals {\n      totalPence\n    }\n  }\n": types.OrderFacts_orderFragmentDoc,
    "\n  fragment OrderInvoices_order on Order {\n    id\n    number\n    invoices {\n      id\n      kind\n      number\n      issuedAt\n      amountPence\n    }\n  }\n": types.OrderInvoices_orderFragmentDoc,
    "\n  fragment OrderLineRow_line on OrderLine {\n    id\n    name\n    slug\n    family\n    variant\n    quantity\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    customizations {\n      name\n      value\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    totalPence\n  }\n": types.OrderLineRow_lineFragmentDoc,
    "\n  fragment OrderRefunds_order on Order {\n    id\n    refundedPence\n    refunds {\n      id\n      at\n      amountPence\n      reason\n      note\n      takenBack {\n        at\n        reason\n      }\n    }\n    totals {\n      totalPence\n    }\n  }\n": types.OrderRefunds_orderFragmentDoc,
    "\n  fragment OrderRemakes_order on Order {\n    id\n    remakes {\n      id\n      item\n      name\n      family\n      variant\n      at\n      reason\n      quantity\n      note\n      status\n      estimatedDelivery\n      sentAt\n      was {\n        ...RemadeSide_configuration @unmask\n      }\n      became {\n        ...RemadeSide_configuration @unmask\n      }\n    }\n  }\n  fragment RemadeSide_configuration on RemadeConfiguration {\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    making {\n      summary\n    }\n  }\n": types.OrderRemakes_orderFragmentDoc,
    "\n  fragment OrderSheet_order on Order {\n    id\n    number\n    email\n    placedAt\n    status\n    fulfilment\n    phoneNumber\n    estimatedDelivery\n    changeableUntil\n    ...OrderFacts_order\n    ...ShippingAddress_order @unmask\n    ...OrderChanges_order\n    ...OrderRefunds_order\n    ...OrderInvoices_order\n    ...OrderRemakes_order\n    ...OrderSettlement_order\n    isMeasured\n    settlement {\n      state\n    }\n    lines {\n      id\n      name\n      ...OrderLineRow_line\n    }\n    promotion {\n      name\n      code\n    }\n    totals {\n      ...TotalsRows_totals @unmask\n    }\n  }\n  fragment ShippingAddress_order on Order {\n    address {\n      firstName\n      lastName\n      address\n      addressLine2\n      city\n      state\n      zipCode\n    }\n  }\n": types.OrderSheet_orderFragmentDoc,
    "\n  query OrderVisit($number: String!, $email: String) {\n    orderVisit(number: $number, email: $email) {\n      id\n      state\n      startsAt\n      endsAt\n    }\n  }\n": types.OrderVisitDocument,
    "\n  query OrderLineChange($input: LineChangeInput!) {\n    priceOrderLineChange(input: $input) {\n      order {\n        id\n        version\n        fulfilment\n        promotion {\n          name\n          code\n        }\n        totals {\n          totalPence\n        }\n      }\n      totals {\n        ...TotalsRows_totals @unmask\n      }\n      differencePence\n      isSame\n    }\n  }\n": types.OrderLineChangeDocument,
    "\n  mutation ChangeOrderLine($input: ChangeOrderLineInput!) {\n    changeOrderLine(input: $input) {\n      order {\n        id\n        ...OrderSheet_order\n      }\n    }\n  }\n": types.ChangeOrderLineDocument,
    "\n  query OrderProblems($number: String!, $email: String) {\n    orderProblems(number: $number, email: $email) {\n      ...OrderProblemParts @unmask\n    }\n  }\n  fragment OrderProblemParts on OrderProblem {\n    id\n    item\n    product\n    kind\n    state\n    agreed\n    messages {\n      id\n      text\n      isFromShop\n      writtenAt\n    }\n    photos {\n      id\n      width\n      height\n      preview\n    }\n  }\n": types.OrderProblemsDocument,
    "\n  mutation ReportOrderProblem($input: ReportOrderProblemInput!) {\n    reportOrderProblem(input: $input) {\n      problem {\n        ...OrderProblemParts @unmask\n      }\n    }\n  }\n": types.ReportOrderProblemDocument,
    "\n  mutation WriteAboutProblem($input: WriteAboutProblemInput!) {\n    writeAboutProblem(input: $input) {\n      problem {\n        ...OrderProblemParts @unmask\n      }\n    }\n  }\n": types.WriteAboutProblemDocument,
    "\n  fragment OrderSettlement_order on Order {\n    id\n    number\n    version\n    status\n    fulfilment\n    settlement {\n      state\n      proposedAt\n      settledAt\n      totalWasPence\n      totals {\n        totalPence\n      }\n      lines {\n        lineId\n        item\n        name\n        family\n        variant\n        was {\n          ...MeasuredConfiguration @unmask\n        }\n        became {\n          ...MeasuredConfiguration @unmask\n        }\n      }\n    }\n  }\n  fragment MeasuredConfiguration on OrderedConfiguration {\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    totalPence\n  }\n": types.OrderSettlement_orderFragmentDoc,
    "\n  mutation AgreeToMeasuredSizes($input: AgreeToMeasuredSizesInput!) {\n    agreeToMeasuredSizes(input: $input) {\n      order {\n        id\n        ...OrderSheet_order\n      }\n    }\n  }\n": types.AgreeToMeasuredSizesDocument,
    "\n  mutation CancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) {\n      order {\n        id\n        ...OrderSheet_order\n      }\n    }\n  }\n": types.CancelOrderDocument,
    "\n  mutation OrderAgain($input: OrderAgainInput!) {\n    orderAgain(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      changes {\n        line\n        kind\n        quantity\n        wasPence\n        nowPence\n      }\n    }\n  }\n": types.OrderAgainDocument,
    "\n  mutation CreateConfigurationCodes($input: CreateConfigurationCodesInput!) {\n    createConfigurationCodes(input: $input) {\n      configurationCodes {\n        code\n      }\n    }\n  }\n": types.CreateConfigurationCodesDocument,
    "\n  query PhoneOrder {\n    shop {\n      phone\n    }\n  }\n": types.PhoneOrderDocument,
    "\n  fragment PagedProducts_products on ProductConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.PagedProducts_productsFragmentDoc,
    "\n  query MoreProducts($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String!) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      ...PagedProducts_products @unmask\n    }\n  }\n": types.MoreProductsDocument,
    "\n  fragment ReviewItem_review on Review {\n    id\n    rating\n    comment\n    userName\n    userLocation\n    userPhotoUrl\n    reviewDate\n    isSample\n    isBoughtHere\n    answer\n  }\n": types.ReviewItem_reviewFragmentDoc,
    "\n  fragment ReviewList_reviews on ReviewConnection {\n    totalCount\n    ratingIsSample\n    ratingCounts {\n      rating\n      count\n    }\n    edges {\n      cursor\n      node {\n        id\n        isSample\n        ...ReviewItem_review\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.ReviewList_reviewsFragmentDoc,
    "\n  mutation SignOut {\n    signOut {\n      __typename\n    }\n  }\n": types.SignOutDocument,
    "\n  fragment SignedIn_query on Query {\n    me {\n      id\n      firstName\n      savedProductIds\n      savedInspirationIds\n    }\n  }\n": types.SignedIn_queryFragmentDoc,
    "\n  query VisitTimes($postcode: String!) {\n    visitTimes(postcode: $postcode) {\n      startsAt\n      endsAt\n    }\n  }\n": types.VisitTimesDocument,
    "\n  fragment WindowOption_option on WindowOption {\n    id\n    isChosen\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    making {\n      summary\n    }\n    totalPence\n    refusal\n    product {\n      id\n      slug\n      name\n      family\n      variant\n    }\n  }\n": types.WindowOption_optionFragmentDoc,
    "\n  mutation ChooseOption($input: ChooseWindowOptionInput!) {\n    chooseWindowOption(input: $input) {\n      window {\n        id\n      }\n    }\n  }\n": types.ChooseOptionDocument,
    "\n  mutation RemoveOption($input: RemoveWindowOptionInput!) {\n    removeWindowOption(input: $input) {\n      window {\n        id\n      }\n    }\n  }\n": types.RemoveOptionDocument,
    "\n  query MyWindows {\n    me {\n      id\n    }\n    project {\n      ...KeptProject_project @unmask\n    }\n  }\n": types.MyWindowsDocument,
    "\n  mutation SaveProject($input: SaveProjectInput!) {\n    saveProject(input: $input) {\n      project {\n        ...KeptProject_project @unmask\n      }\n      conflicts {\n        key\n        reason\n        version\n        fields {\n          field\n        }\n      }\n    }\n  }\n": types.SaveProjectDocument,
    "\n  fragment KeptProject_project on Project {\n    id\n    version\n    rooms {\n      id\n      key\n      version\n      name\n    }\n    windows {\n      id\n      key\n      version\n      name\n      roomKey\n      kind\n      bayParts {\n        width\n        angle\n      }\n      widthTop\n      widthMiddle\n      widthBottom\n      dropLeft\n      dropCentre\n      dropRight\n      diagonalDown\n      diagonalUp\n      depth\n      glassWidth\n      glassHeight\n      heightFromFloorMm\n      substrate\n      opening\n      handleMm\n      handleFromGlassMm\n      sealMm\n      beadMm\n      roofWindow\n      obstructions\n      photo {\n        id\n      }\n    }\n  }\n": types.KeptProject_projectFragmentDoc,
    "\n  query Layout {\n    shop {\n      ...Banner_shop\n      ...Header_shop\n      ...OrderByPhone_shop\n      ...Footer_shop\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n": types.LayoutDocument,
    "\n  fragment OrderByPhone_shop on Shop {\n    phone\n  }\n": types.OrderByPhone_shopFragmentDoc,
    "\n  query ChatOrder {\n    order {\n      id\n      number\n      status\n    }\n  }\n": types.ChatOrderDocument,
    "\n  fragment FittingProduct_product on Product {\n    id\n    name\n    family\n    variant\n    picture {\n      id\n      ...ProductImage_picture\n    }\n  }\n": types.FittingProduct_productFragmentDoc,
    "\n  query EstimateProducts($category: String!) {\n    products(filter: { category: $category }, first: 100) {\n      nodes {\n        ...EstimateProduct_product @unmask\n      }\n    }\n  }\n  fragment EstimateProduct_product on Product {\n    id\n    slug\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    colors {\n      name\n      label\n      hex\n      filter\n    }\n    materials {\n      name\n      maxWidth\n      maxArea\n    }\n    ...FittingProduct_product\n  }\n": types.EstimateProductsDocument,
    "\n  fragment Footer_shop on Shop {\n    name\n    description\n    ...FooterContact_shop\n    ...FooterBase_shop\n  }\n": types.Footer_shopFragmentDoc,
    "\n  fragment FooterBase_shop on Shop {\n    name\n    socialProfiles {\n      name\n      url\n    }\n  }\n": types.FooterBase_shopFragmentDoc,
    "\n  fragment FooterContact_shop on Shop {\n    phone\n    email\n    whatsApp\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n": types.FooterContact_shopFragmentDoc,
    "\n  mutation Subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      __typename\n    }\n  }\n": types.SubscribeDocument,
    "\n  fragment Banner_shop on Shop {\n    phone\n    returnDays\n    saleUpToPercent\n    notice {\n      text\n      path\n    }\n    promotion {\n      code\n      percent\n      minimumWindows\n    }\n  }\n": types.Banner_shopFragmentDoc,
    "\n  fragment Header_shop on Shop {\n    name\n    ...MenuSheet_shop\n  }\n": types.Header_shopFragmentDoc,
    "\n  fragment SuggestionRow_product on Product {\n    id\n    name\n    fromPricePence\n    deliveryNote\n    ...ProductPicture_product\n  }\n": types.SuggestionRow_productFragmentDoc,
    "\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      id\n      slug\n      name\n      ...SuggestionRow_product\n    }\n  }\n": types.SuggestionsDocument,
    "\n  fragment MenuSheet_shop on Shop {\n    phone\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n": types.MenuSheet_shopFragmentDoc,
    "\n  fragment AboutContact_shop on Shop {\n    ...ContactDetails_shop\n  }\n": types.AboutContact_shopFragmentDoc,
    "\n  query AboutPage {\n    shop {\n      ...AboutContact_shop\n    }\n  }\n": types.AboutPageDocument,
    "\n  query AccountAddresses {\n    me {\n      id\n      ...AddressBook_account\n    }\n  }\n": types.AccountAddressesDocument,
    "\n  mutation SaveAddress($input: SaveAddressInput!) {\n    saveAddress(input: $input) {\n      account {\n        ...AddressBook_account\n      }\n    }\n  }\n": types.SaveAddressDocument,
    "\n  mutation RemoveAddress($input: RemoveAddressInput!) {\n    removeAddress(input: $input) {\n      account {\n        ...AddressBook_account\n      }\n    }\n  }\n": types.RemoveAddressDocument,
    "\n  fragment ChangePasswordForm_account on Account {\n    id\n    email\n  }\n": types.ChangePasswordForm_accountFragmentDoc,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      account {\n        ...DeviceList_account\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  fragment DeviceList_account on Account {\n    id\n    signIns {\n      id\n      device\n      startedAt\n      lastSeenAt\n      isThisOne\n    }\n  }\n": types.DeviceList_accountFragmentDoc,
    "\n  mutation EndSignIn($input: EndSignInInput!) {\n    endSignIn(input: $input) {\n      account {\n        ...DeviceList_account\n      }\n    }\n  }\n": types.EndSignInDocument,
    "\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      account {\n        ...EmailAddress_account\n      }\n    }\n  }\n": types.ChangeEmailDocument,
    "\n  fragment EmailAddress_account on Account {\n    id\n    email\n    pendingEmail\n  }\n": types.EmailAddress_accountFragmentDoc,
    "\n  query AccountEmail {\n    me {\n      id\n      ...EmailAddress_account\n    }\n  }\n": types.AccountEmailDocument,
    "\n  mutation SignOutEverywhere {\n    signOutEverywhere {\n      __typename\n    }\n  }\n": types.SignOutEverywhereDocument,
    "\n  query AccountPassword {\n    me {\n      id\n      ...ChangePasswordForm_account\n      ...DeviceList_account\n    }\n  }\n": types.AccountPasswordDocument,
    "\n  mutation ConfirmNewEmail($input: ConfirmNewEmailInput!) {\n    confirmNewEmail(input: $input) {\n      __typename\n    }\n  }\n": types.ConfirmNewEmailDocument,
    "\n  query MergePage($token: String!) {\n    accountMerge(token: $token) {\n      email\n      isKept\n      hasAccount\n      expiresAt\n    }\n  }\n": types.MergePageDocument,
    "\n  mutation ConfirmAccountMerge($input: ConfirmAccountMergeInput!) {\n    confirmAccountMerge(input: $input) {\n      isMerged\n    }\n  }\n": types.ConfirmAccountMergeDocument,
    "\n  mutation RefuseAccountMerge($input: RefuseAccountMergeInput!) {\n    refuseAccountMerge(input: $input) {\n      __typename\n    }\n  }\n": types.RefuseAccountMergeDocument,
    "\n    mutation ConfirmRegistration($input: ConfirmRegistrationInput!) {\n      signedIn: confirmRegistration(input: $input) {\n        account {\n          id\n        }\n        cartNotices\n      }\n    }\n  ": types.ConfirmRegistrationDocument,
    "\n    mutation ResetPassword($input: ResetPasswordInput!) {\n      signedIn: resetPassword(input: $input) {\n        account {\n          id\n        }\n        cartNotices\n      }\n    }\n  ": types.ResetPasswordDocument,
    "\n  fragment AccountOrder_order on Order {\n    id\n    number\n    ...OrderSheet_order\n  }\n": types.AccountOrder_orderFragmentDoc,
    "\n  query AccountOrder($number: String!) {\n    me {\n      id\n      order(number: $number) {\n        id\n        ...AccountOrder_order\n      }\n    }\n  }\n": types.AccountOrderDocument,
    "\n  fragment OrderRow_order on Order {\n    id\n    number\n    placedAt\n    status\n    lines {\n      id\n      name\n      family\n      variant\n      quantity\n      width\n      height\n      material\n      color\n      choices {\n        name\n        value\n      }\n    }\n    totals {\n      totalPence\n    }\n  }\n": types.OrderRow_orderFragmentDoc,
    "\n  fragment OrdersPage_orders on AccountOrderConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...OrderRow_order\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.OrdersPage_ordersFragmentDoc,
    "\n  query AccountOrders($after: String) {\n    me {\n      id\n      ...UnclaimedOrders_account\n      orders(first: 10, after: $after) {\n        ...OrdersPage_orders @unmask\n      }\n    }\n  }\n": types.AccountOrdersDocument,
    "\n  fragment UnclaimedOrders_account on Account {\n    id\n    unclaimedOrders {\n      number\n      placedAt\n      totalPence\n    }\n  }\n": types.UnclaimedOrders_accountFragmentDoc,
    "\n  mutation ClaimOrder($input: ClaimOrderInput!) {\n    claimOrder(input: $input) {\n      account {\n        ...UnclaimedOrders_account\n        orders(first: 10) {\n          ...OrdersPage_orders @unmask\n        }\n        latest: orders(first: 2) {\n          ...OrdersPage_orders @unmask\n        }\n      }\n    }\n  }\n": types.ClaimOrderDocument,
    "\n  query AccountOverview {\n    me {\n      id\n      firstName\n      lastName\n      email\n      ...AddressBook_account\n      ...UnclaimedOrders_account\n      orders(first: 2) {\n        ...OrdersPage_orders @unmask\n      }\n    }\n  }\n": types.AccountOverviewDocument,
    "\n  query AccountData {\n    me {\n      id\n      ...MailingListChoice_account\n    }\n  }\n": types.AccountDataDocument,
    "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      __typename\n    }\n  }\n": types.DeleteAccountDocument,
    "\n  fragment DetailsForm_account on Account {\n    id\n    firstName\n    lastName\n    phone\n  }\n": types.DetailsForm_accountFragmentDoc,
    "\n  mutation UpdateDetails($input: UpdateDetailsInput!) {\n    updateDetails(input: $input) {\n      account {\n        ...DetailsForm_account\n      }\n    }\n  }\n": types.UpdateDetailsDocument,
    "\n  query AccountDetails {\n    me {\n      id\n      ...DetailsForm_account\n    }\n  }\n": types.AccountDetailsDocument,
    "\n  mutation DownloadMyData {\n    downloadMyData {\n      data\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": types.DownloadMyDataDocument,
    "\n  fragment MailingListChoice_account on Account {\n    id\n    isOnMailingList\n  }\n": types.MailingListChoice_accountFragmentDoc,
    "\n  mutation SetMailingList($input: SetMailingListInput!) {\n    setMailingList(input: $input) {\n      account {\n        ...MailingListChoice_account\n      }\n    }\n  }\n": types.SetMailingListDocument,
    "\n  query BookAVisitPage {\n    shop {\n      phone\n    }\n  }\n": types.BookAVisitPageDocument,
    "\n  mutation BookVisit($input: BookVisitInput!) {\n    bookVisit(input: $input) {\n      visit {\n        id\n        startsAt\n        endsAt\n        email\n        changeableUntil\n        calendarFile\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": types.BookVisitDocument,
    "\n  fragment ToldLine_line on CartLine {\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    product {\n      id\n      name\n    }\n  }\n": types.ToldLine_lineFragmentDoc,
    "\n  fragment CartContents_shop on Shop {\n    promotion {\n      name\n      code\n      percent\n    }\n    ...NeedHelp_shop\n  }\n": types.CartContents_shopFragmentDoc,
    "\n  query CartPage {\n    shop {\n      ...CartContents_shop\n    }\n  }\n": types.CartPageDocument,
    "\n  fragment NeedHelp_shop on Shop {\n    phone\n    email\n  }\n": types.NeedHelp_shopFragmentDoc,
    "\n  mutation ClearCart {\n    clearCart {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.ClearCartDocument,
    "\n  fragment ClearedLine_line on CartLine {\n    width\n    height\n    material\n    color\n    quantity\n    customizations {\n      name\n      value\n    }\n    roomName\n    windowName\n    product {\n      id\n    }\n  }\n": types.ClearedLine_lineFragmentDoc,
    "\n  query Category($slug: String!, $filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {\n    category(slug: $slug) {\n      id\n      name\n      description\n      seo {\n        title\n        description\n      }\n      picture {\n        id\n        file\n        alt\n        width\n        height\n        widths\n      }\n    }\n    products(filter: $filter, sort: $sort, first: $first) {\n      ...PagedProducts_products @unmask\n      facets {\n        ...FilterPanel_facets @unmask\n      }\n    }\n  }\n": types.CategoryDocument,
    "\n  fragment KnownShopper_account on Account {\n    id\n    email\n    firstName\n    lastName\n    phone\n    ...AddressBook_account\n  }\n": types.KnownShopper_accountFragmentDoc,
    "\n  query CheckoutAccount {\n    me {\n      id\n      ...KnownShopper_account\n    }\n  }\n": types.CheckoutAccountDocument,
    "\n  query CheckoutPage {\n    shop {\n      ...OrderChoices_shop\n    }\n  }\n": types.CheckoutPageDocument,
    "\n  fragment OrderChoices_shop on Shop {\n    expressPence\n    standardDeliveryDays {\n      from\n      to\n    }\n    expressDeliveryDays {\n      from\n      to\n    }\n  }\n": types.OrderChoices_shopFragmentDoc,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order {\n        id\n        number\n      }\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.PlaceOrderDocument,
    "\n  fragment CheckoutLine_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    choices {\n      name\n      value\n      label\n      valueLabel\n      isDefault\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    totalPence\n    product {\n      id\n      slug\n      name\n      family\n      variant\n      minWidth\n      minHeight\n    }\n  }\n": types.CheckoutLine_lineFragmentDoc,
    "\n  mutation SendContactMessage($input: SendContactMessageInput!) {\n    sendContactMessage(input: $input) {\n      __typename\n    }\n  }\n": types.SendContactMessageDocument,
    "\n  query ContactPage {\n    shop {\n      phone\n      ...ContactDetails_shop\n    }\n  }\n": types.ContactPageDocument,
    "\n  query OwnQuestions {\n    shop {\n      questions {\n        anchor\n        category\n        question\n        answer\n      }\n      builtInQuestions {\n        anchor\n        isShown\n      }\n    }\n  }\n": types.OwnQuestionsDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      __typename\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  fragment About_shop on Shop {\n    isFamilyRun\n    yearsInTrade\n    happyCustomers\n    starRating\n    fittingWeeks {\n      from\n      to\n    }\n  }\n": types.About_shopFragmentDoc,
    "\n  fragment CategoryTile_category on Category {\n    id\n    slug\n    name\n    tagline\n    picture {\n      id\n      file\n      alt\n      width\n      height\n      widths\n      color\n      focalPoint\n    }\n  }\n": types.CategoryTile_categoryFragmentDoc,
    "\n  fragment Hero_shop on Shop {\n    isFamilyRun\n    fittedFromPence\n  }\n": types.Hero_shopFragmentDoc,
    "\n  query HomeData {\n    shop {\n      name\n      description\n      phone\n      email\n      dailyOpenings {\n        day\n        opens\n        closes\n      }\n      socialProfiles {\n        url\n      }\n      legalName\n      companyNumber\n      vatNumber\n      address {\n        lines\n        town\n        postcode\n        country\n      }\n      complaintsEmail\n    }\n  }\n": types.HomeDataDocument,
    "\n  query Home {\n    shop {\n      fittedFromPence\n      showsSamples\n      ...Hero_shop\n      ...TrustPoints_shop\n      ...About_shop\n      ...QuoteSection_shop\n    }\n    categories {\n      id\n      slug\n      ...CategoryTile_category\n    }\n    products(first: 4) {\n      edges {\n        cursor\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  fragment TrustPoints_shop on Shop {\n    quoteDays\n    blindWarrantyYears {\n      from\n      to\n    }\n    longestWarrantyYears\n    childSafetyStandard\n  }\n": types.TrustPoints_shopFragmentDoc,
    "\n  query QuizProducts($filter: ProductFilter!) {\n    products(first: 100, filter: $filter) {\n      edges {\n        cursor\n        node {\n          id\n          family\n          variant\n          features\n          materials {\n            name\n          }\n          ...QuizSuggestion_product\n        }\n      }\n    }\n  }\n": types.QuizProductsDocument,
    "\n  fragment QuizSuggestion_product on Product {\n    id\n    slug\n    name\n    fromPricePence\n    deliveryNote\n    ...ProductPicture_product\n  }\n": types.QuizSuggestion_productFragmentDoc,
    "\n  query WindowsToSend {\n    project {\n      id\n      windows {\n        id\n        photo {\n          id\n        }\n        options {\n          id\n          isChosen\n        }\n      }\n    }\n  }\n": types.WindowsToSendDocument,
    "\n  fragment ContactOptions_shop on Shop {\n    phone\n    whatsApp\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n": types.ContactOptions_shopFragmentDoc,
    "\n  fragment QuoteSection_shop on Shop {\n    phone\n    ...ContactOptions_shop\n  }\n": types.QuoteSection_shopFragmentDoc,
    "\n  mutation RequestQuote($input: RequestQuoteInput!) {\n    requestQuote(input: $input) {\n      quoteRequest {\n        id\n        promisedContactBy\n      }\n    }\n  }\n": types.RequestQuoteDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      account {\n        id\n      }\n      cartNotices\n    }\n  }\n": types.SignInDocument,
    "\n  mutation ConfirmSubscription($input: ConfirmSubscriptionInput!) {\n    confirmSubscription(input: $input) {\n      __typename\n    }\n  }\n": types.ConfirmSubscriptionDocument,
    "\n  mutation Unsubscribe($input: UnsubscribeInput!) {\n    unsubscribe(input: $input) {\n      __typename\n    }\n  }\n": types.UnsubscribeDocument,
    "\n  mutation DeclineReviewInvitations($input: DeclineReviewInvitationsInput!) {\n    declineReviewInvitations(input: $input) {\n      __typename\n    }\n  }\n": types.DeclineReviewInvitationsDocument,
    "\n  fragment ConfirmedOrder_order on Order {\n    id\n    number\n    email\n    ...OrderSheet_order\n  }\n": types.ConfirmedOrder_orderFragmentDoc,
    "\n  query OrderConfirmation {\n    order {\n      id\n      ...ConfirmedOrder_order\n    }\n  }\n": types.OrderConfirmationDocument,
    "\n  mutation RegisterFromOrder($input: RegisterFromOrderInput!) {\n    registerFromOrder(input: $input) {\n      __typename\n    }\n  }\n": types.RegisterFromOrderDocument,
    "\n  fragment ProductData_product on Product {\n    slug\n    name\n    shortDescription\n    fromPricePence\n    wasFromPricePence\n    warrantyYears\n    leadTimeDays\n    rating\n    reviewCount\n    ratingIsSample\n    category {\n      slug\n      name\n    }\n    colors {\n      name\n    }\n    materials {\n      name\n    }\n    pictures {\n      id\n      file\n      alt\n      width\n      height\n      widths\n    }\n  }\n": types.ProductData_productFragmentDoc,
    "\n  fragment ProductData_shop on Shop {\n    name\n    pricePolicy\n    vatNumber\n    deliveryPence\n    freeDeliveryFromPence\n    standardDeliveryDays {\n      from\n      to\n    }\n  }\n": types.ProductData_shopFragmentDoc,
    "\n  fragment ProductDetails_product on Product {\n    name\n    family\n    variant\n    description\n    colors {\n      name\n      hex\n    }\n    pictures {\n      id\n      ...ProductImage_picture\n    }\n  }\n": types.ProductDetails_productFragmentDoc,
    "\n  fragment ProductHeader_product on Product {\n    id\n    name\n    shortDescription\n    fromPricePence\n    wasFromPricePence\n    wasPriceChargedFrom\n    wasPriceChargedTo\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n    ratingIsSample\n    ...SizePrices_product\n  }\n": types.ProductHeader_productFragmentDoc,
    "\n  query ProductPage($slug: String!) {\n    product(slug: $slug) {\n      id\n      ...ProductView_product\n    }\n    shop {\n      ...ProductView_shop\n    }\n  }\n": types.ProductPageDocument,
    "\n  fragment ProductSpecifications_product on Product {\n    family\n    variant\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    specifications {\n      name\n      value\n    }\n  }\n": types.ProductSpecifications_productFragmentDoc,
    "\n  fragment ProductTabs_product on Product {\n    id\n    name\n    reviewCount\n    ...ProductDetails_product\n    ...ProductSpecifications_product\n    ...ProductReviews_product\n  }\n": types.ProductTabs_productFragmentDoc,
    "\n  fragment ProductView_product on Product {\n    id\n    slug\n    seo {\n      title\n      description\n    }\n    category {\n      slug\n    }\n    ...Gallery_product\n    ...ProductHeader_product\n    ...Configurator_product\n    ...ProductTabs_product\n    ...RelatedProducts_product\n    ...ProductData_product\n  }\n": types.ProductView_productFragmentDoc,
    "\n  fragment ProductView_shop on Shop {\n    ...Configurator_shop\n    ...ProductData_shop\n  }\n": types.ProductView_shopFragmentDoc,
    "\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...ProductCard_product\n    }\n  }\n": types.RelatedProducts_productFragmentDoc,
    "\n  mutation KeepOption($input: KeepWindowOptionInput!) {\n    keepWindowOption(input: $input) {\n      window {\n        id\n        optionsVersion\n      }\n    }\n  }\n": types.KeepOptionDocument,
    "\n  query PromotionOfBlind {\n    shop {\n      promotion {\n        code\n        percent\n        minimumWindows\n      }\n    }\n  }\n": types.PromotionOfBlindDocument,
    "\n  fragment SisterWindows_cart on Cart {\n    lines {\n      id\n      width\n      height\n      roomName\n      product {\n        id\n      }\n    }\n  }\n": types.SisterWindows_cartFragmentDoc,
    "\n  fragment Configurator_product on Product {\n    id\n    name\n    family\n    variant\n    basePricePence\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    leadTimeDays\n    features\n    cordWarning\n    publishedRules\n    colors {\n      name\n      label\n      hex\n      description\n    }\n    options {\n      name\n      label\n      defaultValue\n      measure\n      values {\n        name\n        label\n      }\n    }\n    specifications {\n      name\n      value\n    }\n    materials {\n      name\n      label\n      note\n      surface\n      filter\n      maxWidth\n      maxArea\n    }\n  }\n": types.Configurator_productFragmentDoc,
    "\n  fragment Configurator_shop on Shop {\n    pricePolicy\n    childSafetyStandard\n    returnDays\n  }\n": types.Configurator_shopFragmentDoc,
    "\n  fragment Gallery_product on Product {\n    id\n    name\n    family\n    variant\n    pictures {\n      id\n      alt\n      tintBase\n      shownColor\n      ...ProductImage_picture\n    }\n  }\n": types.Gallery_productFragmentDoc,
    "\n  mutation WriteReview($input: WriteReviewInput!) {\n    writeReview(input: $input) {\n      __typename\n    }\n  }\n": types.WriteReviewDocument,
    "\n  fragment ProductReviews_product on Product {\n    id\n    slug\n    name\n    reviews(first: 5) {\n      ...ReviewList_reviews @unmask\n    }\n  }\n": types.ProductReviews_productFragmentDoc,
    "\n  query MoreProductReviews($slug: String!, $after: String!) {\n    product(slug: $slug) {\n      id\n      reviews(first: 10, after: $after) {\n        ...ReviewList_reviews @unmask\n      }\n    }\n  }\n": types.MoreProductReviewsDocument,
    "\n  query Products($filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {\n    products(filter: $filter, sort: $sort, first: $first) {\n      ...PagedProducts_products @unmask\n      facets {\n        ...FilterPanel_facets @unmask\n      }\n    }\n  }\n": types.ProductsDocument,
    "\n  query ProjectPage {\n    project {\n      id\n      rooms {\n        id\n        key\n        name\n      }\n      windows {\n        id\n        key\n        name\n        roomKey\n        optionsVersion\n        options {\n          ...WindowOption_option @unmask\n        }\n      }\n      samples {\n        material\n        color\n        askedAt\n        sentAt\n        product {\n          id\n          name\n        }\n        options {\n          id\n          roomName\n          windowName\n        }\n      }\n      sent {\n        id\n        sentAt\n        message\n        promisedContactBy\n        windowCount\n        photoCount\n        answers {\n          id\n          text\n          answeredAt\n          quoteNumber\n        }\n      }\n      choices {\n        options {\n          id\n          windowKey\n          roomName\n          windowName\n          refusal\n        }\n        batches {\n          material\n          color\n          windowKeys\n        }\n        totals {\n          ...TotalsRows_totals @unmask\n        }\n        promotion {\n          name\n          code\n        }\n        delivery\n        fulfilment\n        estimatedDelivery\n      }\n    }\n  }\n": types.ProjectPageDocument,
    "\n  mutation AddChoices {\n    addChoicesToCart {\n      cart {\n        ...Cart_cart\n      }\n      notes {\n        reason\n        message\n        option {\n          id\n          roomName\n          windowName\n        }\n      }\n    }\n  }\n": types.AddChoicesDocument,
    "\n  query QuotePage($number: String!) {\n    heldQuote(number: $number) {\n      number\n      state\n      madeAt\n      heldUntil\n      orderNumber\n      sharedAt\n      agreement {\n        name\n        comment\n        agreedAt\n      }\n      delivery\n      fulfilment\n      lines {\n        ...QuoteLineRow_line @unmask\n      }\n      promotion {\n        name\n        code\n      }\n      totals {\n        ...TotalsRows_totals @unmask\n      }\n    }\n  }\n": types.QuotePageDocument,
    "\n  mutation OrderHeldQuote($input: OrderHeldQuoteInput!) {\n    orderHeldQuote(input: $input) {\n      notices\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": types.OrderHeldQuoteDocument,
    "\n  mutation PriceQuoteAnew($input: PriceHeldQuoteAnewInput!) {\n    priceHeldQuoteAnew(input: $input) {\n      heldQuote {\n        number\n        heldUntil\n        promotion {\n          name\n        }\n        totals {\n          totalPence\n        }\n      }\n      lines {\n        line {\n          id\n          name\n          quantity\n          roomName\n          windowName\n          totalPence\n        }\n        totalNowPence\n        refusal\n        notice\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": types.PriceQuoteAnewDocument,
    "\n  mutation ShareQuote($input: ShareHeldQuoteInput!) {\n    shareHeldQuote(input: $input) {\n      token\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": types.ShareQuoteDocument,
    "\n  mutation StopSharingQuote($input: StopSharingHeldQuoteInput!) {\n    stopSharingHeldQuote(input: $input) {\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": types.StopSharingQuoteDocument,
    "\n  query QuotesPage {\n    heldQuotes {\n      number\n      state\n      madeAt\n      heldUntil\n      orderNumber\n      lines {\n        id\n        name\n        quantity\n      }\n      totals {\n        totalPence\n      }\n    }\n  }\n": types.QuotesPageDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n    }\n  }\n": types.RegisterDocument,
    "\n  query ReviewChecksPage {\n    shop {\n      showsSamples\n    }\n  }\n": types.ReviewChecksPageDocument,
    "\n  mutation ReviewPurchase($input: ReviewPurchaseInput!) {\n    reviewPurchase(input: $input) {\n      __typename\n    }\n  }\n": types.ReviewPurchaseDocument,
    "\n  query ReviewInvitation($token: String!) {\n    reviewInvitation(token: $token) {\n      orderNumber\n      purchases {\n        isReviewed\n        product {\n          id\n          slug\n          name\n        }\n      }\n    }\n  }\n": types.ReviewInvitationDocument,
    "\n  fragment AllReviews_reviews on ReviewConnection {\n    ...ReviewList_reviews @unmask\n    edges {\n      node {\n        id\n        product {\n          id\n          name\n          slug\n        }\n      }\n    }\n  }\n": types.AllReviews_reviewsFragmentDoc,
    "\n  fragment BestLiked_product on Product {\n    id\n    slug\n    name\n    rating\n    reviewCount\n    ratingIsSample\n  }\n": types.BestLiked_productFragmentDoc,
    "\n  query ReviewsPage {\n    shop {\n      showsSamples\n    }\n    reviews {\n      ...AllReviews_reviews @unmask\n    }\n    products(sort: RATING, first: 6) {\n      edges {\n        node {\n          id\n          ...BestLiked_product\n        }\n      }\n    }\n  }\n": types.ReviewsPageDocument,
    "\n  query MoreReviews($after: String!) {\n    reviews(after: $after) {\n      ...AllReviews_reviews @unmask\n    }\n  }\n": types.MoreReviewsDocument,
    "\n  query SalesPage {\n    shop {\n      saleUpToPercent\n      hadWinterSale\n      showsSamples\n      promotion {\n        name\n        code\n        percent\n        endsAt\n      }\n    }\n    products(filter: { category: \"sale\" }, first: 4) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n": types.SalesPageDocument,
    "\n  query SamplesPage {\n    products(filter: { materials: [\"fabric\"] }, first: 100) {\n      edges {\n        node {\n          id\n          ...SampleProducts_product\n        }\n      }\n    }\n    shop {\n      phone\n    }\n  }\n": types.SamplesPageDocument,
    "\n  fragment SampleProducts_product on Product {\n    id\n    name\n    colors {\n      name\n      label\n      hex\n    }\n    materials {\n      name\n      label\n      note\n    }\n  }\n": types.SampleProducts_productFragmentDoc,
    "\n  mutation RequestSamples($input: RequestSamplesInput!) {\n    requestSamples(input: $input) {\n      __typename\n    }\n  }\n": types.RequestSamplesDocument,
    "\n  query ConfigurationOfCode($code: String!) {\n    configurationCode(code: $code) {\n      width\n      height\n      material\n      color\n      customizations {\n        name\n        value\n      }\n      product {\n        id\n        slug\n      }\n    }\n  }\n": types.ConfigurationOfCodeDocument,
    "\n  query Search($filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {\n    products(filter: $filter, sort: $sort, first: $first) {\n      ...PagedProducts_products @unmask\n      facets {\n        ...FilterPanel_facets @unmask\n      }\n    }\n    shop {\n      phone\n    }\n  }\n": types.SearchDocument,
    "\n  query SharedQuotePage($token: String!) {\n    sharedQuote(token: $token) {\n      ...SharedQuoteOfLink @unmask\n    }\n  }\n  fragment SharedQuoteOfLink on SharedQuote {\n    number\n    state\n    madeAt\n    heldUntil\n    delivery\n    fulfilment\n    lines {\n      ...QuoteLineRow_line @unmask\n    }\n    promotion {\n      name\n      code\n    }\n    totals {\n      ...TotalsRows_totals @unmask\n    }\n    agreement {\n      name\n      comment\n      agreedAt\n    }\n  }\n": types.SharedQuotePageDocument,
    "\n  mutation AgreeToQuote($input: AgreeToSharedQuoteInput!) {\n    agreeToSharedQuote(input: $input) {\n      sharedQuote {\n        agreement {\n          name\n          comment\n          agreedAt\n        }\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": types.AgreeToQuoteDocument,
    "\n  query TrackedOrder($number: String!, $email: String) {\n    order(number: $number, email: $email) {\n      id\n      number\n      email\n      ...OrderSheet_order\n    }\n  }\n": types.TrackedOrderDocument,
    "\n  query VisitPage($token: String!) {\n    visit(token: $token) {\n      ...VisitOfLink @unmask\n    }\n    shop {\n      phone\n    }\n  }\n  fragment VisitOfLink on Visit {\n    id\n    state\n    startsAt\n    endsAt\n    orderNumber\n    address\n    city\n    postcode\n    changeableUntil\n    isChangeable\n    calendarFile\n  }\n": types.VisitPageDocument,
    "\n  mutation MoveVisit($input: MoveVisitInput!) {\n    moveVisit(input: $input) {\n      visit {\n        ...VisitOfLink @unmask\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": types.MoveVisitDocument,
    "\n  mutation CancelVisit($input: CancelVisitInput!) {\n    cancelVisit(input: $input) {\n      visit {\n        ...VisitOfLink @unmask\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": types.CancelVisitDocument,
    "\n  fragment ComparedWindow_window on ProjectWindow {\n    id\n    key\n    optionsVersion\n    options {\n      ...WindowOption_option @unmask\n      product {\n        id\n        features\n        specifications {\n          name\n          value\n        }\n        deliveryNote\n        leadTimeDays\n      }\n    }\n  }\n": types.ComparedWindow_windowFragmentDoc,
    "\n  query WindowOptions {\n    project {\n      id\n      rooms {\n        id\n        key\n        name\n      }\n      windows {\n        id\n        key\n        name\n        roomKey\n        ...ComparedWindow_window @unmask\n      }\n    }\n  }\n": types.WindowOptionsDocument,
    "\n  mutation CopyWindowOption($input: CopyWindowOptionInput!) {\n    copyWindowOption(input: $input) {\n      copies {\n        windowKey\n        option {\n          id\n          width\n          height\n          totalPence\n        }\n        changes {\n          label\n          from\n          to\n        }\n        refusal {\n          reason\n          message\n        }\n      }\n      windows {\n        ...ComparedWindow_window @unmask\n      }\n    }\n  }\n": types.CopyWindowOptionDocument,
    "\n  fragment FitGroup_products on ProductConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        slug\n        name\n        colors {\n          name\n          hex\n        }\n        materials {\n          name\n          label\n        }\n        ...ProductPicture_product\n        windowFit(window: $window, unit: $unit) {\n          ways {\n            label\n            sizes {\n              width\n              height\n            }\n            material\n            customizations {\n              name\n              value\n            }\n            pricePence\n          }\n          missing {\n            figure\n            sentence\n          }\n          reason\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.FitGroup_productsFragmentDoc,
    "\n  query WhatFits($filter: ProductFilter!, $window: WindowToFit!, $unit: LengthUnit!, $first: Int!, $after: String) {\n    products(filter: $filter, first: $first, after: $after) {\n      ...FitGroup_products @unmask\n    }\n  }\n": types.WhatFitsDocument,
    "\n  query WindowPhoto($id: ID!) {\n    windowPhoto(id: $id)\n  }\n": types.WindowPhotoDocument,
    "\n  query Wishlist($ids: [ID!]!) {\n    productsByIds(ids: $ids) {\n      id\n      name\n      ...ProductCard_product\n    }\n  }\n": types.WishlistDocument,
    "\n  mutation RequestPersonalData($input: RequestPersonalDataInput!) {\n    requestPersonalData(input: $input) {\n      __typename\n    }\n  }\n": types.RequestPersonalDataDocument,
    "\n  mutation ErasePersonalData($input: ErasePersonalDataInput!) {\n    erasePersonalData(input: $input) {\n      __typename\n    }\n  }\n": types.ErasePersonalDataDocument,
    "\n  mutation ReadPersonalData($input: ReadPersonalDataInput!) {\n    readPersonalData(input: $input) {\n      data\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n": types.ReadPersonalDataDocument,
    "\n  fragment ProductImage_picture on Picture {\n    id\n    file\n    alt\n    width\n    height\n    widths\n    color\n    placeholder\n    tintBase\n    focalPoint\n  }\n": types.ProductImage_pictureFragmentDoc,
    "\n  fragment ProductPicture_product on Product {\n    id\n    name\n    family\n    variant\n    colors {\n      name\n      hex\n    }\n    picture {\n      id\n      ...ProductImage_picture\n    }\n  }\n": types.ProductPicture_productFragmentDoc,
    "\n  fragment SizePrices_product on Product {\n    fromPrice {\n      width\n      height\n    }\n    examplePrice {\n      width\n      height\n      pricePence\n    }\n  }\n": types.SizePrices_productFragmentDoc,
    "\n  fragment TotalsRows_totals on Totals {\n    subtotalPence\n    discountPence\n    deliveryPence\n    taxPence\n    includedTaxPence\n    totalPence\n  }\n": types.TotalsRows_totalsFragmentDoc,
    "\n  query ShopFacts {\n    shop {\n      name\n      traderLines\n      legalName\n      address {\n        lines\n        town\n        postcode\n        country\n      }\n      icoNumber\n      processors {\n        name\n        purpose\n        place\n      }\n      phone\n      email\n      taxIncludedPercent\n      deliveryNote\n      deliveryPence\n      freeDeliveryFromPence\n      standardDeliveryDays {\n        from\n        to\n      }\n      expressDeliveryDays {\n        from\n        to\n      }\n      fittedFromPence\n      financeFromPence\n      quoteDays\n      returnDays\n      fittingWeeks {\n        from\n        to\n      }\n      installationMinutes\n      maxQuantity\n      yearsInTrade\n      happyCustomers\n      starRating\n      isFamilyRun\n      blindWarrantyYears {\n        from\n        to\n      }\n      longestWarrantyYears\n      childSafetyStandard\n      saleUpToPercent\n      depositPercent\n      cancelDays\n      reportDays\n      workmanshipMonths\n      guideFigures {\n        deviceHeightMm\n        recessDeductions {\n          construction\n          widthMm\n          heightMm\n        }\n        exactClothMm\n        outsideFrameMm\n        blindToleranceMm {\n          from\n          to\n        }\n        frameToleranceMm {\n          from\n          to\n        }\n        curtainToleranceMm\n      }\n      films {\n        name\n        videoId\n      }\n      promotion {\n        name\n        code\n        percent\n      }\n    }\n  }\n": types.ShopFactsDocument,
    "\n  query SharingCard($slug: String!) {\n    product(slug: $slug) {\n      name\n      family\n      variant\n      basePricePence\n      fromPricePence\n      minWidth\n      maxWidth\n      minHeight\n      maxHeight\n      maxArea\n      minWidthBeyondHeight\n      colors {\n        name\n        label\n        hex\n      }\n      materials {\n        name\n        label\n        maxWidth\n        maxArea\n      }\n      pictures {\n        id\n        file\n        widths\n        tintBase\n        shownColor\n        focalPoint\n      }\n    }\n    shop {\n      name\n      pricePolicy\n      deliveryNote\n    }\n  }\n": types.SharingCardDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Site {\n    shop {\n      name\n      description\n      traderLines\n      taxIncludedPercent\n      deliveryNote\n      picturesUrl\n    }\n  }\n"): (typeof documents)["\n  query Site {\n    shop {\n      name\n      description\n      traderLines\n      taxIncludedPercent\n      deliveryNote\n      picturesUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PayloadError on UserError {\n    code\n    message\n    field\n  }\n"): (typeof documents)["\n  fragment PayloadError on UserError {\n    code\n    message\n    field\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepSaved($input: KeepSavedInput!) {\n    lists: keepSaved(input: $input) {\n      account {\n        id\n        savedProductIds\n        savedInspirationIds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepSaved($input: KeepSavedInput!) {\n    lists: keepSaved(input: $input) {\n      account {\n        id\n        savedProductIds\n        savedInspirationIds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSaved($input: RemoveSavedInput!) {\n    lists: removeSaved(input: $input) {\n      account {\n        id\n        savedProductIds\n        savedInspirationIds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSaved($input: RemoveSavedInput!) {\n    lists: removeSaved(input: $input) {\n      account {\n        id\n        savedProductIds\n        savedInspirationIds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AddressBook_account on Account {\n    id\n    firstName\n    lastName\n    phone\n    addresses {\n      id\n      firstName\n      lastName\n      address\n      addressLine2\n      city\n      state\n      zipCode\n      phoneNumber\n      isDefault\n    }\n    latestOrders: orders(first: 1) {\n      nodes {\n        id\n        phoneNumber\n        ...ShippingAddress_order @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AddressBook_account on Account {\n    id\n    firstName\n    lastName\n    phone\n    addresses {\n      id\n      firstName\n      lastName\n      address\n      addressLine2\n      city\n      state\n      zipCode\n      phoneNumber\n      isDefault\n    }\n    latestOrders: orders(first: 1) {\n      nodes {\n        id\n        phoneNumber\n        ...ShippingAddress_order @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartLineRow_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    unitPricePence\n    totalPence\n    product {\n      id\n      slug\n      name\n      family\n      variant\n      minWidth\n      minHeight\n    }\n  }\n"): (typeof documents)["\n  fragment CartLineRow_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    unitPricePence\n    totalPence\n    product {\n      id\n      slug\n      name\n      family\n      variant\n      minWidth\n      minHeight\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Cart_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n      isHeld\n      ...CartLineRow_line\n      ...CheckoutLine_line\n    }\n    promotion {\n      name\n      code\n      percent\n    }\n    promotionNotice\n    note\n    delivery\n    fulfilment\n    estimatedDelivery\n    makingFingerprint\n    heldQuote {\n      number\n      state\n      heldUntil\n      isAsAgreed\n    }\n    totals {\n      ...CartTotals_totals @unmask\n    }\n    checkoutTotals {\n      ...CartTotals_totals @unmask\n    }\n  }\n  fragment CartTotals_totals on Totals {\n    ...TotalsRows_totals @unmask\n    toFreeDeliveryPence\n  }\n"): (typeof documents)["\n  fragment Cart_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n      isHeld\n      ...CartLineRow_line\n      ...CheckoutLine_line\n    }\n    promotion {\n      name\n      code\n      percent\n    }\n    promotionNotice\n    note\n    delivery\n    fulfilment\n    estimatedDelivery\n    makingFingerprint\n    heldQuote {\n      number\n      state\n      heldUntil\n      isAsAgreed\n    }\n    totals {\n      ...CartTotals_totals @unmask\n    }\n    checkoutTotals {\n      ...CartTotals_totals @unmask\n    }\n  }\n  fragment CartTotals_totals on Totals {\n    ...TotalsRows_totals @unmask\n    toFreeDeliveryPence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cart {\n    cart {\n      ...Cart_cart\n    }\n    ...SignedIn_query\n  }\n"): (typeof documents)["\n  query Cart {\n    cart {\n      ...Cart_cart\n    }\n    ...SignedIn_query\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartQuantities_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n    }\n  }\n"): (typeof documents)["\n  fragment CartQuantities_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeCartLine($input: ChangeCartLineInput!) {\n    changeCartLine(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeCartLine($input: ChangeCartLineInput!) {\n    changeCartLine(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyPromotionCode($input: ApplyPromotionCodeInput!) {\n    applyPromotionCode(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyPromotionCode($input: ApplyPromotionCodeInput!) {\n    applyPromotionCode(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePromotionCode {\n    removePromotionCode {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePromotionCode {\n    removePromotionCode {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCartLine($input: RemoveCartLineInput!) {\n    removeCartLine(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveCartLine($input: RemoveCartLineInput!) {\n    removeCartLine(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCart($input: UpdateCartInput!) {\n    updateCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCart($input: UpdateCartInput!) {\n    updateCart(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PickedProducts($slugs: [String!]!) {\n    productsBySlugs(slugs: $slugs) {\n      id\n      slug\n      ...ProductRow_product\n    }\n  }\n"): (typeof documents)["\n  query PickedProducts($slugs: [String!]!) {\n    productsBySlugs(slugs: $slugs) {\n      id\n      slug\n      ...ProductRow_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductCardTest {\n    products {\n      edges {\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProductCardTest {\n    products {\n      edges {\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    fromPricePence\n    wasFromPricePence\n    deliveryNote\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n    ratingIsSample\n    colors {\n      name\n      hex\n    }\n    ...SizePrices_product\n    ...ProductPicture_product\n  }\n"): (typeof documents)["\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    fromPricePence\n    wasFromPricePence\n    deliveryNote\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n    ratingIsSample\n    colors {\n      name\n      hex\n    }\n    ...SizePrices_product\n    ...ProductPicture_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductRow_product on Product {\n    id\n    slug\n    name\n    fromPricePence\n    wasFromPricePence\n    deliveryNote\n    ...ProductPicture_product\n  }\n"): (typeof documents)["\n  fragment ProductRow_product on Product {\n    id\n    slug\n    name\n    fromPricePence\n    wasFromPricePence\n    deliveryNote\n    ...ProductPicture_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactDetails_shop on Shop {\n    phone\n    whatsApp\n    email\n    hours {\n      days\n      opens\n      closes\n    }\n    closedDays {\n      date\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ContactDetails_shop on Shop {\n    phone\n    whatsApp\n    email\n    hours {\n      days\n      opens\n      closes\n    }\n    closedDays {\n      date\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HelpBox {\n    shop {\n      phone\n      whatsApp\n      hours {\n        days\n        opens\n        closes\n      }\n    }\n  }\n"): (typeof documents)["\n  query HelpBox {\n    shop {\n      phone\n      whatsApp\n      hours {\n        days\n        opens\n        closes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FilterPanel_facets on ProductFacets {\n    families {\n      value\n      label\n      count\n    }\n    priceMinPence\n    materials {\n      value\n      label\n      count\n    }\n    colors {\n      value\n      label\n      count\n    }\n    rooms {\n      value\n      label\n      count\n    }\n    features {\n      value\n      label\n      count\n    }\n    easyToOperate {\n      value\n      label\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment FilterPanel_facets on ProductFacets {\n    families {\n      value\n      label\n      count\n    }\n    priceMinPence\n    materials {\n      value\n      label\n      count\n    }\n    colors {\n      value\n      label\n      count\n    }\n    rooms {\n      value\n      label\n      count\n    }\n    features {\n      value\n      label\n      count\n    }\n    easyToOperate {\n      value\n      label\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepPrice($input: KeepPriceInput!) {\n    keepPrice(input: $input) {\n      heldQuote {\n        number\n        heldUntil\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepPrice($input: KeepPriceInput!) {\n    keepPrice(input: $input) {\n      heldQuote {\n        number\n        heldUntil\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuoteLineRow_line on HeldQuoteLine {\n    id\n    name\n    slug\n    family\n    variant\n    quantity\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    unitPricePence\n    totalPence\n  }\n"): (typeof documents)["\n  fragment QuoteLineRow_line on HeldQuoteLine {\n    id\n    name\n    slug\n    family\n    variant\n    quantity\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    unitPricePence\n    totalPence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PanelIdeas($seen: [ID!]!) {\n    productsByIds(ids: $seen) {\n      id\n      ...ProductRow_product\n    }\n    products(first: 3) {\n      edges {\n        node {\n          id\n          ...ProductRow_product\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PanelIdeas($seen: [ID!]!) {\n    productsByIds(ids: $seen) {\n      id\n      ...ProductRow_product\n    }\n    products(first: 3) {\n      edges {\n        node {\n          id\n          ...ProductRow_product\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductIdeas($seen: [ID!]!, $hasSeen: Boolean!) {\n    productsByIds(ids: $seen) @include(if: $hasSeen) {\n      id\n      ...ProductCard_product\n    }\n    products(first: 8) {\n      edges {\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProductIdeas($seen: [ID!]!, $hasSeen: Boolean!) {\n    productsByIds(ids: $seen) @include(if: $hasSeen) {\n      id\n      ...ProductCard_product\n    }\n    products(first: 8) {\n      edges {\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderChanges_order on Order {\n    id\n    changes {\n      id\n      item\n      name\n      at\n      was {\n        ...ChangedConfiguration @unmask\n      }\n      became {\n        ...ChangedConfiguration @unmask\n      }\n      totalWasPence\n      totalBecamePence\n    }\n  }\n  fragment ChangedConfiguration on OrderedConfiguration {\n    width\n    height\n    material\n    color\n    choices {\n      label\n      valueLabel\n    }\n    totalPence\n  }\n"): (typeof documents)["\n  fragment OrderChanges_order on Order {\n    id\n    changes {\n      id\n      item\n      name\n      at\n      was {\n        ...ChangedConfiguration @unmask\n      }\n      became {\n        ...ChangedConfiguration @unmask\n      }\n      totalWasPence\n      totalBecamePence\n    }\n  }\n  fragment ChangedConfiguration on OrderedConfiguration {\n    width\n    height\n    material\n    color\n    choices {\n      label\n      valueLabel\n    }\n    totalPence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderFacts_order on Order {\n    id\n    placedAt\n    status\n    fulfilment\n    shippingMethod\n    estimatedDelivery\n    paymentMethod\n    note\n    refundedPence\n    totals {\n      totalPence\n    }\n  }\n"): (typeof documents)["\n  fragment OrderFacts_order on Order {\n    id\n    placedAt\n    status\n    fulfilment\n    shippingMethod\n    estimatedDelivery\n    paymentMethod\n    note\n    refundedPence\n    totals {\n      totalPence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderInvoices_order on Order {\n    id\n    number\n    invoices {\n      id\n      kind\n      number\n      issuedAt\n      amountPence\n    }\n  }\n"): (typeof documents)["\n  fragment OrderInvoices_order on Order {\n    id\n    number\n    invoices {\n      id\n      kind\n      number\n      issuedAt\n      amountPence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderLineRow_line on OrderLine {\n    id\n    name\n    slug\n    family\n    variant\n    quantity\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    customizations {\n      name\n      value\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    totalPence\n  }\n"): (typeof documents)["\n  fragment OrderLineRow_line on OrderLine {\n    id\n    name\n    slug\n    family\n    variant\n    quantity\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    customizations {\n      name\n      value\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    totalPence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderRefunds_order on Order {\n    id\n    refundedPence\n    refunds {\n      id\n      at\n      amountPence\n      reason\n      note\n      takenBack {\n        at\n        reason\n      }\n    }\n    totals {\n      totalPence\n    }\n  }\n"): (typeof documents)["\n  fragment OrderRefunds_order on Order {\n    id\n    refundedPence\n    refunds {\n      id\n      at\n      amountPence\n      reason\n      note\n      takenBack {\n        at\n        reason\n      }\n    }\n    totals {\n      totalPence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderRemakes_order on Order {\n    id\n    remakes {\n      id\n      item\n      name\n      family\n      variant\n      at\n      reason\n      quantity\n      note\n      status\n      estimatedDelivery\n      sentAt\n      was {\n        ...RemadeSide_configuration @unmask\n      }\n      became {\n        ...RemadeSide_configuration @unmask\n      }\n    }\n  }\n  fragment RemadeSide_configuration on RemadeConfiguration {\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    making {\n      summary\n    }\n  }\n"): (typeof documents)["\n  fragment OrderRemakes_order on Order {\n    id\n    remakes {\n      id\n      item\n      name\n      family\n      variant\n      at\n      reason\n      quantity\n      note\n      status\n      estimatedDelivery\n      sentAt\n      was {\n        ...RemadeSide_configuration @unmask\n      }\n      became {\n        ...RemadeSide_configuration @unmask\n      }\n    }\n  }\n  fragment RemadeSide_configuration on RemadeConfiguration {\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    making {\n      summary\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderSheet_order on Order {\n    id\n    number\n    email\n    placedAt\n    status\n    fulfilment\n    phoneNumber\n    estimatedDelivery\n    changeableUntil\n    ...OrderFacts_order\n    ...ShippingAddress_order @unmask\n    ...OrderChanges_order\n    ...OrderRefunds_order\n    ...OrderInvoices_order\n    ...OrderRemakes_order\n    ...OrderSettlement_order\n    isMeasured\n    settlement {\n      state\n    }\n    lines {\n      id\n      name\n      ...OrderLineRow_line\n    }\n    promotion {\n      name\n      code\n    }\n    totals {\n      ...TotalsRows_totals @unmask\n    }\n  }\n  fragment ShippingAddress_order on Order {\n    address {\n      firstName\n      lastName\n      address\n      addressLine2\n      city\n      state\n      zipCode\n    }\n  }\n"): (typeof documents)["\n  fragment OrderSheet_order on Order {\n    id\n    number\n    email\n    placedAt\n    status\n    fulfilment\n    phoneNumber\n    estimatedDelivery\n    changeableUntil\n    ...OrderFacts_order\n    ...ShippingAddress_order @unmask\n    ...OrderChanges_order\n    ...OrderRefunds_order\n    ...OrderInvoices_order\n    ...OrderRemakes_order\n    ...OrderSettlement_order\n    isMeasured\n    settlement {\n      state\n    }\n    lines {\n      id\n      name\n      ...OrderLineRow_line\n    }\n    promotion {\n      name\n      code\n    }\n    totals {\n      ...TotalsRows_totals @unmask\n    }\n  }\n  fragment ShippingAddress_order on Order {\n    address {\n      firstName\n      lastName\n      address\n      addressLine2\n      city\n      state\n      zipCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderVisit($number: String!, $email: String) {\n    orderVisit(number: $number, email: $email) {\n      id\n      state\n      startsAt\n      endsAt\n    }\n  }\n"): (typeof documents)["\n  query OrderVisit($number: String!, $email: String) {\n    orderVisit(number: $number, email: $email) {\n      id\n      state\n      startsAt\n      endsAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderLineChange($input: LineChangeInput!) {\n    priceOrderLineChange(input: $input) {\n      order {\n        id\n        version\n        fulfilment\n        promotion {\n          name\n          code\n        }\n        totals {\n          totalPence\n        }\n      }\n      totals {\n        ...TotalsRows_totals @unmask\n      }\n      differencePence\n      isSame\n    }\n  }\n"): (typeof documents)["\n  query OrderLineChange($input: LineChangeInput!) {\n    priceOrderLineChange(input: $input) {\n      order {\n        id\n        version\n        fulfilment\n        promotion {\n          name\n          code\n        }\n        totals {\n          totalPence\n        }\n      }\n      totals {\n        ...TotalsRows_totals @unmask\n      }\n      differencePence\n      isSame\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeOrderLine($input: ChangeOrderLineInput!) {\n    changeOrderLine(input: $input) {\n      order {\n        id\n        ...OrderSheet_order\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeOrderLine($input: ChangeOrderLineInput!) {\n    changeOrderLine(input: $input) {\n      order {\n        id\n        ...OrderSheet_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderProblems($number: String!, $email: String) {\n    orderProblems(number: $number, email: $email) {\n      ...OrderProblemParts @unmask\n    }\n  }\n  fragment OrderProblemParts on OrderProblem {\n    id\n    item\n    product\n    kind\n    state\n    agreed\n    messages {\n      id\n      text\n      isFromShop\n      writtenAt\n    }\n    photos {\n      id\n      width\n      height\n      preview\n    }\n  }\n"): (typeof documents)["\n  query OrderProblems($number: String!, $email: String) {\n    orderProblems(number: $number, email: $email) {\n      ...OrderProblemParts @unmask\n    }\n  }\n  fragment OrderProblemParts on OrderProblem {\n    id\n    item\n    product\n    kind\n    state\n    agreed\n    messages {\n      id\n      text\n      isFromShop\n      writtenAt\n    }\n    photos {\n      id\n      width\n      height\n      preview\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportOrderProblem($input: ReportOrderProblemInput!) {\n    reportOrderProblem(input: $input) {\n      problem {\n        ...OrderProblemParts @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReportOrderProblem($input: ReportOrderProblemInput!) {\n    reportOrderProblem(input: $input) {\n      problem {\n        ...OrderProblemParts @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteAboutProblem($input: WriteAboutProblemInput!) {\n    writeAboutProblem(input: $input) {\n      problem {\n        ...OrderProblemParts @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WriteAboutProblem($input: WriteAboutProblemInput!) {\n    writeAboutProblem(input: $input) {\n      problem {\n        ...OrderProblemParts @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderSettlement_order on Order {\n    id\n    number\n    version\n    status\n    fulfilment\n    settlement {\n      state\n      proposedAt\n      settledAt\n      totalWasPence\n      totals {\n        totalPence\n      }\n      lines {\n        lineId\n        item\n        name\n        family\n        variant\n        was {\n          ...MeasuredConfiguration @unmask\n        }\n        became {\n          ...MeasuredConfiguration @unmask\n        }\n      }\n    }\n  }\n  fragment MeasuredConfiguration on OrderedConfiguration {\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    totalPence\n  }\n"): (typeof documents)["\n  fragment OrderSettlement_order on Order {\n    id\n    number\n    version\n    status\n    fulfilment\n    settlement {\n      state\n      proposedAt\n      settledAt\n      totalWasPence\n      totals {\n        totalPence\n      }\n      lines {\n        lineId\n        item\n        name\n        family\n        variant\n        was {\n          ...MeasuredConfiguration @unmask\n        }\n        became {\n          ...MeasuredConfiguration @unmask\n        }\n      }\n    }\n  }\n  fragment MeasuredConfiguration on OrderedConfiguration {\n    width\n    height\n    material\n    color\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    totalPence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AgreeToMeasuredSizes($input: AgreeToMeasuredSizesInput!) {\n    agreeToMeasuredSizes(input: $input) {\n      order {\n        id\n        ...OrderSheet_order\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AgreeToMeasuredSizes($input: AgreeToMeasuredSizesInput!) {\n    agreeToMeasuredSizes(input: $input) {\n      order {\n        id\n        ...OrderSheet_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) {\n      order {\n        id\n        ...OrderSheet_order\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelOrder($input: CancelOrderInput!) {\n    cancelOrder(input: $input) {\n      order {\n        id\n        ...OrderSheet_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrderAgain($input: OrderAgainInput!) {\n    orderAgain(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      changes {\n        line\n        kind\n        quantity\n        wasPence\n        nowPence\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OrderAgain($input: OrderAgainInput!) {\n    orderAgain(input: $input) {\n      cart {\n        ...Cart_cart\n      }\n      changes {\n        line\n        kind\n        quantity\n        wasPence\n        nowPence\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateConfigurationCodes($input: CreateConfigurationCodesInput!) {\n    createConfigurationCodes(input: $input) {\n      configurationCodes {\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateConfigurationCodes($input: CreateConfigurationCodesInput!) {\n    createConfigurationCodes(input: $input) {\n      configurationCodes {\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PhoneOrder {\n    shop {\n      phone\n    }\n  }\n"): (typeof documents)["\n  query PhoneOrder {\n    shop {\n      phone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PagedProducts_products on ProductConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment PagedProducts_products on ProductConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreProducts($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String!) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      ...PagedProducts_products @unmask\n    }\n  }\n"): (typeof documents)["\n  query MoreProducts($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String!) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      ...PagedProducts_products @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewItem_review on Review {\n    id\n    rating\n    comment\n    userName\n    userLocation\n    userPhotoUrl\n    reviewDate\n    isSample\n    isBoughtHere\n    answer\n  }\n"): (typeof documents)["\n  fragment ReviewItem_review on Review {\n    id\n    rating\n    comment\n    userName\n    userLocation\n    userPhotoUrl\n    reviewDate\n    isSample\n    isBoughtHere\n    answer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewList_reviews on ReviewConnection {\n    totalCount\n    ratingIsSample\n    ratingCounts {\n      rating\n      count\n    }\n    edges {\n      cursor\n      node {\n        id\n        isSample\n        ...ReviewItem_review\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewList_reviews on ReviewConnection {\n    totalCount\n    ratingIsSample\n    ratingCounts {\n      rating\n      count\n    }\n    edges {\n      cursor\n      node {\n        id\n        isSample\n        ...ReviewItem_review\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SignedIn_query on Query {\n    me {\n      id\n      firstName\n      savedProductIds\n      savedInspirationIds\n    }\n  }\n"): (typeof documents)["\n  fragment SignedIn_query on Query {\n    me {\n      id\n      firstName\n      savedProductIds\n      savedInspirationIds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisitTimes($postcode: String!) {\n    visitTimes(postcode: $postcode) {\n      startsAt\n      endsAt\n    }\n  }\n"): (typeof documents)["\n  query VisitTimes($postcode: String!) {\n    visitTimes(postcode: $postcode) {\n      startsAt\n      endsAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WindowOption_option on WindowOption {\n    id\n    isChosen\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    making {\n      summary\n    }\n    totalPence\n    refusal\n    product {\n      id\n      slug\n      name\n      family\n      variant\n    }\n  }\n"): (typeof documents)["\n  fragment WindowOption_option on WindowOption {\n    id\n    isChosen\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    choices {\n      name\n      value\n      label\n      valueLabel\n    }\n    making {\n      summary\n    }\n    totalPence\n    refusal\n    product {\n      id\n      slug\n      name\n      family\n      variant\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseOption($input: ChooseWindowOptionInput!) {\n    chooseWindowOption(input: $input) {\n      window {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChooseOption($input: ChooseWindowOptionInput!) {\n    chooseWindowOption(input: $input) {\n      window {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveOption($input: RemoveWindowOptionInput!) {\n    removeWindowOption(input: $input) {\n      window {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveOption($input: RemoveWindowOptionInput!) {\n    removeWindowOption(input: $input) {\n      window {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyWindows {\n    me {\n      id\n    }\n    project {\n      ...KeptProject_project @unmask\n    }\n  }\n"): (typeof documents)["\n  query MyWindows {\n    me {\n      id\n    }\n    project {\n      ...KeptProject_project @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProject($input: SaveProjectInput!) {\n    saveProject(input: $input) {\n      project {\n        ...KeptProject_project @unmask\n      }\n      conflicts {\n        key\n        reason\n        version\n        fields {\n          field\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveProject($input: SaveProjectInput!) {\n    saveProject(input: $input) {\n      project {\n        ...KeptProject_project @unmask\n      }\n      conflicts {\n        key\n        reason\n        version\n        fields {\n          field\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KeptProject_project on Project {\n    id\n    version\n    rooms {\n      id\n      key\n      version\n      name\n    }\n    windows {\n      id\n      key\n      version\n      name\n      roomKey\n      kind\n      bayParts {\n        width\n        angle\n      }\n      widthTop\n      widthMiddle\n      widthBottom\n      dropLeft\n      dropCentre\n      dropRight\n      diagonalDown\n      diagonalUp\n      depth\n      glassWidth\n      glassHeight\n      heightFromFloorMm\n      substrate\n      opening\n      handleMm\n      handleFromGlassMm\n      sealMm\n      beadMm\n      roofWindow\n      obstructions\n      photo {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment KeptProject_project on Project {\n    id\n    version\n    rooms {\n      id\n      key\n      version\n      name\n    }\n    windows {\n      id\n      key\n      version\n      name\n      roomKey\n      kind\n      bayParts {\n        width\n        angle\n      }\n      widthTop\n      widthMiddle\n      widthBottom\n      dropLeft\n      dropCentre\n      dropRight\n      diagonalDown\n      diagonalUp\n      depth\n      glassWidth\n      glassHeight\n      heightFromFloorMm\n      substrate\n      opening\n      handleMm\n      handleFromGlassMm\n      sealMm\n      beadMm\n      roofWindow\n      obstructions\n      photo {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Layout {\n    shop {\n      ...Banner_shop\n      ...Header_shop\n      ...OrderByPhone_shop\n      ...Footer_shop\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n"): (typeof documents)["\n  query Layout {\n    shop {\n      ...Banner_shop\n      ...Header_shop\n      ...OrderByPhone_shop\n      ...Footer_shop\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderByPhone_shop on Shop {\n    phone\n  }\n"): (typeof documents)["\n  fragment OrderByPhone_shop on Shop {\n    phone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatOrder {\n    order {\n      id\n      number\n      status\n    }\n  }\n"): (typeof documents)["\n  query ChatOrder {\n    order {\n      id\n      number\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FittingProduct_product on Product {\n    id\n    name\n    family\n    variant\n    picture {\n      id\n      ...ProductImage_picture\n    }\n  }\n"): (typeof documents)["\n  fragment FittingProduct_product on Product {\n    id\n    name\n    family\n    variant\n    picture {\n      id\n      ...ProductImage_picture\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EstimateProducts($category: String!) {\n    products(filter: { category: $category }, first: 100) {\n      nodes {\n        ...EstimateProduct_product @unmask\n      }\n    }\n  }\n  fragment EstimateProduct_product on Product {\n    id\n    slug\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    colors {\n      name\n      label\n      hex\n      filter\n    }\n    materials {\n      name\n      maxWidth\n      maxArea\n    }\n    ...FittingProduct_product\n  }\n"): (typeof documents)["\n  query EstimateProducts($category: String!) {\n    products(filter: { category: $category }, first: 100) {\n      nodes {\n        ...EstimateProduct_product @unmask\n      }\n    }\n  }\n  fragment EstimateProduct_product on Product {\n    id\n    slug\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    colors {\n      name\n      label\n      hex\n      filter\n    }\n    materials {\n      name\n      maxWidth\n      maxArea\n    }\n    ...FittingProduct_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Footer_shop on Shop {\n    name\n    description\n    ...FooterContact_shop\n    ...FooterBase_shop\n  }\n"): (typeof documents)["\n  fragment Footer_shop on Shop {\n    name\n    description\n    ...FooterContact_shop\n    ...FooterBase_shop\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FooterBase_shop on Shop {\n    name\n    socialProfiles {\n      name\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment FooterBase_shop on Shop {\n    name\n    socialProfiles {\n      name\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FooterContact_shop on Shop {\n    phone\n    email\n    whatsApp\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n"): (typeof documents)["\n  fragment FooterContact_shop on Shop {\n    phone\n    email\n    whatsApp\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation Subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Banner_shop on Shop {\n    phone\n    returnDays\n    saleUpToPercent\n    notice {\n      text\n      path\n    }\n    promotion {\n      code\n      percent\n      minimumWindows\n    }\n  }\n"): (typeof documents)["\n  fragment Banner_shop on Shop {\n    phone\n    returnDays\n    saleUpToPercent\n    notice {\n      text\n      path\n    }\n    promotion {\n      code\n      percent\n      minimumWindows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Header_shop on Shop {\n    name\n    ...MenuSheet_shop\n  }\n"): (typeof documents)["\n  fragment Header_shop on Shop {\n    name\n    ...MenuSheet_shop\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SuggestionRow_product on Product {\n    id\n    name\n    fromPricePence\n    deliveryNote\n    ...ProductPicture_product\n  }\n"): (typeof documents)["\n  fragment SuggestionRow_product on Product {\n    id\n    name\n    fromPricePence\n    deliveryNote\n    ...ProductPicture_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      id\n      slug\n      name\n      ...SuggestionRow_product\n    }\n  }\n"): (typeof documents)["\n  query Suggestions($query: String!) {\n    suggestions(query: $query) {\n      id\n      slug\n      name\n      ...SuggestionRow_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MenuSheet_shop on Shop {\n    phone\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n"): (typeof documents)["\n  fragment MenuSheet_shop on Shop {\n    phone\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AboutContact_shop on Shop {\n    ...ContactDetails_shop\n  }\n"): (typeof documents)["\n  fragment AboutContact_shop on Shop {\n    ...ContactDetails_shop\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AboutPage {\n    shop {\n      ...AboutContact_shop\n    }\n  }\n"): (typeof documents)["\n  query AboutPage {\n    shop {\n      ...AboutContact_shop\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountAddresses {\n    me {\n      id\n      ...AddressBook_account\n    }\n  }\n"): (typeof documents)["\n  query AccountAddresses {\n    me {\n      id\n      ...AddressBook_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAddress($input: SaveAddressInput!) {\n    saveAddress(input: $input) {\n      account {\n        ...AddressBook_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveAddress($input: SaveAddressInput!) {\n    saveAddress(input: $input) {\n      account {\n        ...AddressBook_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAddress($input: RemoveAddressInput!) {\n    removeAddress(input: $input) {\n      account {\n        ...AddressBook_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAddress($input: RemoveAddressInput!) {\n    removeAddress(input: $input) {\n      account {\n        ...AddressBook_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangePasswordForm_account on Account {\n    id\n    email\n  }\n"): (typeof documents)["\n  fragment ChangePasswordForm_account on Account {\n    id\n    email\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      account {\n        ...DeviceList_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      account {\n        ...DeviceList_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceList_account on Account {\n    id\n    signIns {\n      id\n      device\n      startedAt\n      lastSeenAt\n      isThisOne\n    }\n  }\n"): (typeof documents)["\n  fragment DeviceList_account on Account {\n    id\n    signIns {\n      id\n      device\n      startedAt\n      lastSeenAt\n      isThisOne\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSignIn($input: EndSignInInput!) {\n    endSignIn(input: $input) {\n      account {\n        ...DeviceList_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndSignIn($input: EndSignInInput!) {\n    endSignIn(input: $input) {\n      account {\n        ...DeviceList_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      account {\n        ...EmailAddress_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      account {\n        ...EmailAddress_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmailAddress_account on Account {\n    id\n    email\n    pendingEmail\n  }\n"): (typeof documents)["\n  fragment EmailAddress_account on Account {\n    id\n    email\n    pendingEmail\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountEmail {\n    me {\n      id\n      ...EmailAddress_account\n    }\n  }\n"): (typeof documents)["\n  query AccountEmail {\n    me {\n      id\n      ...EmailAddress_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutEverywhere {\n    signOutEverywhere {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation SignOutEverywhere {\n    signOutEverywhere {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountPassword {\n    me {\n      id\n      ...ChangePasswordForm_account\n      ...DeviceList_account\n    }\n  }\n"): (typeof documents)["\n  query AccountPassword {\n    me {\n      id\n      ...ChangePasswordForm_account\n      ...DeviceList_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmNewEmail($input: ConfirmNewEmailInput!) {\n    confirmNewEmail(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmNewEmail($input: ConfirmNewEmailInput!) {\n    confirmNewEmail(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MergePage($token: String!) {\n    accountMerge(token: $token) {\n      email\n      isKept\n      hasAccount\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  query MergePage($token: String!) {\n    accountMerge(token: $token) {\n      email\n      isKept\n      hasAccount\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmAccountMerge($input: ConfirmAccountMergeInput!) {\n    confirmAccountMerge(input: $input) {\n      isMerged\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmAccountMerge($input: ConfirmAccountMergeInput!) {\n    confirmAccountMerge(input: $input) {\n      isMerged\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefuseAccountMerge($input: RefuseAccountMergeInput!) {\n    refuseAccountMerge(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation RefuseAccountMerge($input: RefuseAccountMergeInput!) {\n    refuseAccountMerge(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ConfirmRegistration($input: ConfirmRegistrationInput!) {\n      signedIn: confirmRegistration(input: $input) {\n        account {\n          id\n        }\n        cartNotices\n      }\n    }\n  "): (typeof documents)["\n    mutation ConfirmRegistration($input: ConfirmRegistrationInput!) {\n      signedIn: confirmRegistration(input: $input) {\n        account {\n          id\n        }\n        cartNotices\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation ResetPassword($input: ResetPasswordInput!) {\n      signedIn: resetPassword(input: $input) {\n        account {\n          id\n        }\n        cartNotices\n      }\n    }\n  "): (typeof documents)["\n    mutation ResetPassword($input: ResetPasswordInput!) {\n      signedIn: resetPassword(input: $input) {\n        account {\n          id\n        }\n        cartNotices\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountOrder_order on Order {\n    id\n    number\n    ...OrderSheet_order\n  }\n"): (typeof documents)["\n  fragment AccountOrder_order on Order {\n    id\n    number\n    ...OrderSheet_order\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountOrder($number: String!) {\n    me {\n      id\n      order(number: $number) {\n        id\n        ...AccountOrder_order\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountOrder($number: String!) {\n    me {\n      id\n      order(number: $number) {\n        id\n        ...AccountOrder_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderRow_order on Order {\n    id\n    number\n    placedAt\n    status\n    lines {\n      id\n      name\n      family\n      variant\n      quantity\n      width\n      height\n      material\n      color\n      choices {\n        name\n        value\n      }\n    }\n    totals {\n      totalPence\n    }\n  }\n"): (typeof documents)["\n  fragment OrderRow_order on Order {\n    id\n    number\n    placedAt\n    status\n    lines {\n      id\n      name\n      family\n      variant\n      quantity\n      width\n      height\n      material\n      color\n      choices {\n        name\n        value\n      }\n    }\n    totals {\n      totalPence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrdersPage_orders on AccountOrderConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...OrderRow_order\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment OrdersPage_orders on AccountOrderConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...OrderRow_order\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountOrders($after: String) {\n    me {\n      id\n      ...UnclaimedOrders_account\n      orders(first: 10, after: $after) {\n        ...OrdersPage_orders @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountOrders($after: String) {\n    me {\n      id\n      ...UnclaimedOrders_account\n      orders(first: 10, after: $after) {\n        ...OrdersPage_orders @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UnclaimedOrders_account on Account {\n    id\n    unclaimedOrders {\n      number\n      placedAt\n      totalPence\n    }\n  }\n"): (typeof documents)["\n  fragment UnclaimedOrders_account on Account {\n    id\n    unclaimedOrders {\n      number\n      placedAt\n      totalPence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimOrder($input: ClaimOrderInput!) {\n    claimOrder(input: $input) {\n      account {\n        ...UnclaimedOrders_account\n        orders(first: 10) {\n          ...OrdersPage_orders @unmask\n        }\n        latest: orders(first: 2) {\n          ...OrdersPage_orders @unmask\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimOrder($input: ClaimOrderInput!) {\n    claimOrder(input: $input) {\n      account {\n        ...UnclaimedOrders_account\n        orders(first: 10) {\n          ...OrdersPage_orders @unmask\n        }\n        latest: orders(first: 2) {\n          ...OrdersPage_orders @unmask\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountOverview {\n    me {\n      id\n      firstName\n      lastName\n      email\n      ...AddressBook_account\n      ...UnclaimedOrders_account\n      orders(first: 2) {\n        ...OrdersPage_orders @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountOverview {\n    me {\n      id\n      firstName\n      lastName\n      email\n      ...AddressBook_account\n      ...UnclaimedOrders_account\n      orders(first: 2) {\n        ...OrdersPage_orders @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountData {\n    me {\n      id\n      ...MailingListChoice_account\n    }\n  }\n"): (typeof documents)["\n  query AccountData {\n    me {\n      id\n      ...MailingListChoice_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DetailsForm_account on Account {\n    id\n    firstName\n    lastName\n    phone\n  }\n"): (typeof documents)["\n  fragment DetailsForm_account on Account {\n    id\n    firstName\n    lastName\n    phone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateDetails($input: UpdateDetailsInput!) {\n    updateDetails(input: $input) {\n      account {\n        ...DetailsForm_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateDetails($input: UpdateDetailsInput!) {\n    updateDetails(input: $input) {\n      account {\n        ...DetailsForm_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountDetails {\n    me {\n      id\n      ...DetailsForm_account\n    }\n  }\n"): (typeof documents)["\n  query AccountDetails {\n    me {\n      id\n      ...DetailsForm_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DownloadMyData {\n    downloadMyData {\n      data\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DownloadMyData {\n    downloadMyData {\n      data\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MailingListChoice_account on Account {\n    id\n    isOnMailingList\n  }\n"): (typeof documents)["\n  fragment MailingListChoice_account on Account {\n    id\n    isOnMailingList\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMailingList($input: SetMailingListInput!) {\n    setMailingList(input: $input) {\n      account {\n        ...MailingListChoice_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetMailingList($input: SetMailingListInput!) {\n    setMailingList(input: $input) {\n      account {\n        ...MailingListChoice_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookAVisitPage {\n    shop {\n      phone\n    }\n  }\n"): (typeof documents)["\n  query BookAVisitPage {\n    shop {\n      phone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BookVisit($input: BookVisitInput!) {\n    bookVisit(input: $input) {\n      visit {\n        id\n        startsAt\n        endsAt\n        email\n        changeableUntil\n        calendarFile\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BookVisit($input: BookVisitInput!) {\n    bookVisit(input: $input) {\n      visit {\n        id\n        startsAt\n        endsAt\n        email\n        changeableUntil\n        calendarFile\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ToldLine_line on CartLine {\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    product {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ToldLine_line on CartLine {\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    product {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartContents_shop on Shop {\n    promotion {\n      name\n      code\n      percent\n    }\n    ...NeedHelp_shop\n  }\n"): (typeof documents)["\n  fragment CartContents_shop on Shop {\n    promotion {\n      name\n      code\n      percent\n    }\n    ...NeedHelp_shop\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartPage {\n    shop {\n      ...CartContents_shop\n    }\n  }\n"): (typeof documents)["\n  query CartPage {\n    shop {\n      ...CartContents_shop\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NeedHelp_shop on Shop {\n    phone\n    email\n  }\n"): (typeof documents)["\n  fragment NeedHelp_shop on Shop {\n    phone\n    email\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClearCart {\n    clearCart {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClearCart {\n    clearCart {\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClearedLine_line on CartLine {\n    width\n    height\n    material\n    color\n    quantity\n    customizations {\n      name\n      value\n    }\n    roomName\n    windowName\n    product {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment ClearedLine_line on CartLine {\n    width\n    height\n    material\n    color\n    quantity\n    customizations {\n      name\n      value\n    }\n    roomName\n    windowName\n    product {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Category($slug: String!, $filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {\n    category(slug: $slug) {\n      id\n      name\n      description\n      seo {\n        title\n        description\n      }\n      picture {\n        id\n        file\n        alt\n        width\n        height\n        widths\n      }\n    }\n    products(filter: $filter, sort: $sort, first: $first) {\n      ...PagedProducts_products @unmask\n      facets {\n        ...FilterPanel_facets @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query Category($slug: String!, $filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {\n    category(slug: $slug) {\n      id\n      name\n      description\n      seo {\n        title\n        description\n      }\n      picture {\n        id\n        file\n        alt\n        width\n        height\n        widths\n      }\n    }\n    products(filter: $filter, sort: $sort, first: $first) {\n      ...PagedProducts_products @unmask\n      facets {\n        ...FilterPanel_facets @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KnownShopper_account on Account {\n    id\n    email\n    firstName\n    lastName\n    phone\n    ...AddressBook_account\n  }\n"): (typeof documents)["\n  fragment KnownShopper_account on Account {\n    id\n    email\n    firstName\n    lastName\n    phone\n    ...AddressBook_account\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckoutAccount {\n    me {\n      id\n      ...KnownShopper_account\n    }\n  }\n"): (typeof documents)["\n  query CheckoutAccount {\n    me {\n      id\n      ...KnownShopper_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckoutPage {\n    shop {\n      ...OrderChoices_shop\n    }\n  }\n"): (typeof documents)["\n  query CheckoutPage {\n    shop {\n      ...OrderChoices_shop\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderChoices_shop on Shop {\n    expressPence\n    standardDeliveryDays {\n      from\n      to\n    }\n    expressDeliveryDays {\n      from\n      to\n    }\n  }\n"): (typeof documents)["\n  fragment OrderChoices_shop on Shop {\n    expressPence\n    standardDeliveryDays {\n      from\n      to\n    }\n    expressDeliveryDays {\n      from\n      to\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order {\n        id\n        number\n      }\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order {\n        id\n        number\n      }\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CheckoutLine_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    choices {\n      name\n      value\n      label\n      valueLabel\n      isDefault\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    totalPence\n    product {\n      id\n      slug\n      name\n      family\n      variant\n      minWidth\n      minHeight\n    }\n  }\n"): (typeof documents)["\n  fragment CheckoutLine_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    choices {\n      name\n      value\n      label\n      valueLabel\n      isDefault\n    }\n    roomName\n    windowName\n    making {\n      summary\n    }\n    totalPence\n    product {\n      id\n      slug\n      name\n      family\n      variant\n      minWidth\n      minHeight\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendContactMessage($input: SendContactMessageInput!) {\n    sendContactMessage(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation SendContactMessage($input: SendContactMessageInput!) {\n    sendContactMessage(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactPage {\n    shop {\n      phone\n      ...ContactDetails_shop\n    }\n  }\n"): (typeof documents)["\n  query ContactPage {\n    shop {\n      phone\n      ...ContactDetails_shop\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnQuestions {\n    shop {\n      questions {\n        anchor\n        category\n        question\n        answer\n      }\n      builtInQuestions {\n        anchor\n        isShown\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnQuestions {\n    shop {\n      questions {\n        anchor\n        category\n        question\n        answer\n      }\n      builtInQuestions {\n        anchor\n        isShown\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment About_shop on Shop {\n    isFamilyRun\n    yearsInTrade\n    happyCustomers\n    starRating\n    fittingWeeks {\n      from\n      to\n    }\n  }\n"): (typeof documents)["\n  fragment About_shop on Shop {\n    isFamilyRun\n    yearsInTrade\n    happyCustomers\n    starRating\n    fittingWeeks {\n      from\n      to\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryTile_category on Category {\n    id\n    slug\n    name\n    tagline\n    picture {\n      id\n      file\n      alt\n      width\n      height\n      widths\n      color\n      focalPoint\n    }\n  }\n"): (typeof documents)["\n  fragment CategoryTile_category on Category {\n    id\n    slug\n    name\n    tagline\n    picture {\n      id\n      file\n      alt\n      width\n      height\n      widths\n      color\n      focalPoint\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Hero_shop on Shop {\n    isFamilyRun\n    fittedFromPence\n  }\n"): (typeof documents)["\n  fragment Hero_shop on Shop {\n    isFamilyRun\n    fittedFromPence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeData {\n    shop {\n      name\n      description\n      phone\n      email\n      dailyOpenings {\n        day\n        opens\n        closes\n      }\n      socialProfiles {\n        url\n      }\n      legalName\n      companyNumber\n      vatNumber\n      address {\n        lines\n        town\n        postcode\n        country\n      }\n      complaintsEmail\n    }\n  }\n"): (typeof documents)["\n  query HomeData {\n    shop {\n      name\n      description\n      phone\n      email\n      dailyOpenings {\n        day\n        opens\n        closes\n      }\n      socialProfiles {\n        url\n      }\n      legalName\n      companyNumber\n      vatNumber\n      address {\n        lines\n        town\n        postcode\n        country\n      }\n      complaintsEmail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    shop {\n      fittedFromPence\n      showsSamples\n      ...Hero_shop\n      ...TrustPoints_shop\n      ...About_shop\n      ...QuoteSection_shop\n    }\n    categories {\n      id\n      slug\n      ...CategoryTile_category\n    }\n    products(first: 4) {\n      edges {\n        cursor\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Home {\n    shop {\n      fittedFromPence\n      showsSamples\n      ...Hero_shop\n      ...TrustPoints_shop\n      ...About_shop\n      ...QuoteSection_shop\n    }\n    categories {\n      id\n      slug\n      ...CategoryTile_category\n    }\n    products(first: 4) {\n      edges {\n        cursor\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TrustPoints_shop on Shop {\n    quoteDays\n    blindWarrantyYears {\n      from\n      to\n    }\n    longestWarrantyYears\n    childSafetyStandard\n  }\n"): (typeof documents)["\n  fragment TrustPoints_shop on Shop {\n    quoteDays\n    blindWarrantyYears {\n      from\n      to\n    }\n    longestWarrantyYears\n    childSafetyStandard\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizProducts($filter: ProductFilter!) {\n    products(first: 100, filter: $filter) {\n      edges {\n        cursor\n        node {\n          id\n          family\n          variant\n          features\n          materials {\n            name\n          }\n          ...QuizSuggestion_product\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuizProducts($filter: ProductFilter!) {\n    products(first: 100, filter: $filter) {\n      edges {\n        cursor\n        node {\n          id\n          family\n          variant\n          features\n          materials {\n            name\n          }\n          ...QuizSuggestion_product\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuizSuggestion_product on Product {\n    id\n    slug\n    name\n    fromPricePence\n    deliveryNote\n    ...ProductPicture_product\n  }\n"): (typeof documents)["\n  fragment QuizSuggestion_product on Product {\n    id\n    slug\n    name\n    fromPricePence\n    deliveryNote\n    ...ProductPicture_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WindowsToSend {\n    project {\n      id\n      windows {\n        id\n        photo {\n          id\n        }\n        options {\n          id\n          isChosen\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WindowsToSend {\n    project {\n      id\n      windows {\n        id\n        photo {\n          id\n        }\n        options {\n          id\n          isChosen\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactOptions_shop on Shop {\n    phone\n    whatsApp\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n"): (typeof documents)["\n  fragment ContactOptions_shop on Shop {\n    phone\n    whatsApp\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuoteSection_shop on Shop {\n    phone\n    ...ContactOptions_shop\n  }\n"): (typeof documents)["\n  fragment QuoteSection_shop on Shop {\n    phone\n    ...ContactOptions_shop\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestQuote($input: RequestQuoteInput!) {\n    requestQuote(input: $input) {\n      quoteRequest {\n        id\n        promisedContactBy\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestQuote($input: RequestQuoteInput!) {\n    requestQuote(input: $input) {\n      quoteRequest {\n        id\n        promisedContactBy\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      account {\n        id\n      }\n      cartNotices\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      account {\n        id\n      }\n      cartNotices\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSubscription($input: ConfirmSubscriptionInput!) {\n    confirmSubscription(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmSubscription($input: ConfirmSubscriptionInput!) {\n    confirmSubscription(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Unsubscribe($input: UnsubscribeInput!) {\n    unsubscribe(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation Unsubscribe($input: UnsubscribeInput!) {\n    unsubscribe(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineReviewInvitations($input: DeclineReviewInvitationsInput!) {\n    declineReviewInvitations(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation DeclineReviewInvitations($input: DeclineReviewInvitationsInput!) {\n    declineReviewInvitations(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConfirmedOrder_order on Order {\n    id\n    number\n    email\n    ...OrderSheet_order\n  }\n"): (typeof documents)["\n  fragment ConfirmedOrder_order on Order {\n    id\n    number\n    email\n    ...OrderSheet_order\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderConfirmation {\n    order {\n      id\n      ...ConfirmedOrder_order\n    }\n  }\n"): (typeof documents)["\n  query OrderConfirmation {\n    order {\n      id\n      ...ConfirmedOrder_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterFromOrder($input: RegisterFromOrderInput!) {\n    registerFromOrder(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation RegisterFromOrder($input: RegisterFromOrderInput!) {\n    registerFromOrder(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductData_product on Product {\n    slug\n    name\n    shortDescription\n    fromPricePence\n    wasFromPricePence\n    warrantyYears\n    leadTimeDays\n    rating\n    reviewCount\n    ratingIsSample\n    category {\n      slug\n      name\n    }\n    colors {\n      name\n    }\n    materials {\n      name\n    }\n    pictures {\n      id\n      file\n      alt\n      width\n      height\n      widths\n    }\n  }\n"): (typeof documents)["\n  fragment ProductData_product on Product {\n    slug\n    name\n    shortDescription\n    fromPricePence\n    wasFromPricePence\n    warrantyYears\n    leadTimeDays\n    rating\n    reviewCount\n    ratingIsSample\n    category {\n      slug\n      name\n    }\n    colors {\n      name\n    }\n    materials {\n      name\n    }\n    pictures {\n      id\n      file\n      alt\n      width\n      height\n      widths\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductData_shop on Shop {\n    name\n    pricePolicy\n    vatNumber\n    deliveryPence\n    freeDeliveryFromPence\n    standardDeliveryDays {\n      from\n      to\n    }\n  }\n"): (typeof documents)["\n  fragment ProductData_shop on Shop {\n    name\n    pricePolicy\n    vatNumber\n    deliveryPence\n    freeDeliveryFromPence\n    standardDeliveryDays {\n      from\n      to\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductDetails_product on Product {\n    name\n    family\n    variant\n    description\n    colors {\n      name\n      hex\n    }\n    pictures {\n      id\n      ...ProductImage_picture\n    }\n  }\n"): (typeof documents)["\n  fragment ProductDetails_product on Product {\n    name\n    family\n    variant\n    description\n    colors {\n      name\n      hex\n    }\n    pictures {\n      id\n      ...ProductImage_picture\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductHeader_product on Product {\n    id\n    name\n    shortDescription\n    fromPricePence\n    wasFromPricePence\n    wasPriceChargedFrom\n    wasPriceChargedTo\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n    ratingIsSample\n    ...SizePrices_product\n  }\n"): (typeof documents)["\n  fragment ProductHeader_product on Product {\n    id\n    name\n    shortDescription\n    fromPricePence\n    wasFromPricePence\n    wasPriceChargedFrom\n    wasPriceChargedTo\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n    ratingIsSample\n    ...SizePrices_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductPage($slug: String!) {\n    product(slug: $slug) {\n      id\n      ...ProductView_product\n    }\n    shop {\n      ...ProductView_shop\n    }\n  }\n"): (typeof documents)["\n  query ProductPage($slug: String!) {\n    product(slug: $slug) {\n      id\n      ...ProductView_product\n    }\n    shop {\n      ...ProductView_shop\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductSpecifications_product on Product {\n    family\n    variant\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    specifications {\n      name\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment ProductSpecifications_product on Product {\n    family\n    variant\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    specifications {\n      name\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductTabs_product on Product {\n    id\n    name\n    reviewCount\n    ...ProductDetails_product\n    ...ProductSpecifications_product\n    ...ProductReviews_product\n  }\n"): (typeof documents)["\n  fragment ProductTabs_product on Product {\n    id\n    name\n    reviewCount\n    ...ProductDetails_product\n    ...ProductSpecifications_product\n    ...ProductReviews_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductView_product on Product {\n    id\n    slug\n    seo {\n      title\n      description\n    }\n    category {\n      slug\n    }\n    ...Gallery_product\n    ...ProductHeader_product\n    ...Configurator_product\n    ...ProductTabs_product\n    ...RelatedProducts_product\n    ...ProductData_product\n  }\n"): (typeof documents)["\n  fragment ProductView_product on Product {\n    id\n    slug\n    seo {\n      title\n      description\n    }\n    category {\n      slug\n    }\n    ...Gallery_product\n    ...ProductHeader_product\n    ...Configurator_product\n    ...ProductTabs_product\n    ...RelatedProducts_product\n    ...ProductData_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductView_shop on Shop {\n    ...Configurator_shop\n    ...ProductData_shop\n  }\n"): (typeof documents)["\n  fragment ProductView_shop on Shop {\n    ...Configurator_shop\n    ...ProductData_shop\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...ProductCard_product\n    }\n  }\n"): (typeof documents)["\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...ProductCard_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepOption($input: KeepWindowOptionInput!) {\n    keepWindowOption(input: $input) {\n      window {\n        id\n        optionsVersion\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation KeepOption($input: KeepWindowOptionInput!) {\n    keepWindowOption(input: $input) {\n      window {\n        id\n        optionsVersion\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PromotionOfBlind {\n    shop {\n      promotion {\n        code\n        percent\n        minimumWindows\n      }\n    }\n  }\n"): (typeof documents)["\n  query PromotionOfBlind {\n    shop {\n      promotion {\n        code\n        percent\n        minimumWindows\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SisterWindows_cart on Cart {\n    lines {\n      id\n      width\n      height\n      roomName\n      product {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SisterWindows_cart on Cart {\n    lines {\n      id\n      width\n      height\n      roomName\n      product {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Configurator_product on Product {\n    id\n    name\n    family\n    variant\n    basePricePence\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    leadTimeDays\n    features\n    cordWarning\n    publishedRules\n    colors {\n      name\n      label\n      hex\n      description\n    }\n    options {\n      name\n      label\n      defaultValue\n      measure\n      values {\n        name\n        label\n      }\n    }\n    specifications {\n      name\n      value\n    }\n    materials {\n      name\n      label\n      note\n      surface\n      filter\n      maxWidth\n      maxArea\n    }\n  }\n"): (typeof documents)["\n  fragment Configurator_product on Product {\n    id\n    name\n    family\n    variant\n    basePricePence\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    leadTimeDays\n    features\n    cordWarning\n    publishedRules\n    colors {\n      name\n      label\n      hex\n      description\n    }\n    options {\n      name\n      label\n      defaultValue\n      measure\n      values {\n        name\n        label\n      }\n    }\n    specifications {\n      name\n      value\n    }\n    materials {\n      name\n      label\n      note\n      surface\n      filter\n      maxWidth\n      maxArea\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Configurator_shop on Shop {\n    pricePolicy\n    childSafetyStandard\n    returnDays\n  }\n"): (typeof documents)["\n  fragment Configurator_shop on Shop {\n    pricePolicy\n    childSafetyStandard\n    returnDays\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Gallery_product on Product {\n    id\n    name\n    family\n    variant\n    pictures {\n      id\n      alt\n      tintBase\n      shownColor\n      ...ProductImage_picture\n    }\n  }\n"): (typeof documents)["\n  fragment Gallery_product on Product {\n    id\n    name\n    family\n    variant\n    pictures {\n      id\n      alt\n      tintBase\n      shownColor\n      ...ProductImage_picture\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteReview($input: WriteReviewInput!) {\n    writeReview(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation WriteReview($input: WriteReviewInput!) {\n    writeReview(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductReviews_product on Product {\n    id\n    slug\n    name\n    reviews(first: 5) {\n      ...ReviewList_reviews @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment ProductReviews_product on Product {\n    id\n    slug\n    name\n    reviews(first: 5) {\n      ...ReviewList_reviews @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreProductReviews($slug: String!, $after: String!) {\n    product(slug: $slug) {\n      id\n      reviews(first: 10, after: $after) {\n        ...ReviewList_reviews @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query MoreProductReviews($slug: String!, $after: String!) {\n    product(slug: $slug) {\n      id\n      reviews(first: 10, after: $after) {\n        ...ReviewList_reviews @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Products($filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {\n    products(filter: $filter, sort: $sort, first: $first) {\n      ...PagedProducts_products @unmask\n      facets {\n        ...FilterPanel_facets @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query Products($filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {\n    products(filter: $filter, sort: $sort, first: $first) {\n      ...PagedProducts_products @unmask\n      facets {\n        ...FilterPanel_facets @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProjectPage {\n    project {\n      id\n      rooms {\n        id\n        key\n        name\n      }\n      windows {\n        id\n        key\n        name\n        roomKey\n        optionsVersion\n        options {\n          ...WindowOption_option @unmask\n        }\n      }\n      samples {\n        material\n        color\n        askedAt\n        sentAt\n        product {\n          id\n          name\n        }\n        options {\n          id\n          roomName\n          windowName\n        }\n      }\n      sent {\n        id\n        sentAt\n        message\n        promisedContactBy\n        windowCount\n        photoCount\n        answers {\n          id\n          text\n          answeredAt\n          quoteNumber\n        }\n      }\n      choices {\n        options {\n          id\n          windowKey\n          roomName\n          windowName\n          refusal\n        }\n        batches {\n          material\n          color\n          windowKeys\n        }\n        totals {\n          ...TotalsRows_totals @unmask\n        }\n        promotion {\n          name\n          code\n        }\n        delivery\n        fulfilment\n        estimatedDelivery\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProjectPage {\n    project {\n      id\n      rooms {\n        id\n        key\n        name\n      }\n      windows {\n        id\n        key\n        name\n        roomKey\n        optionsVersion\n        options {\n          ...WindowOption_option @unmask\n        }\n      }\n      samples {\n        material\n        color\n        askedAt\n        sentAt\n        product {\n          id\n          name\n        }\n        options {\n          id\n          roomName\n          windowName\n        }\n      }\n      sent {\n        id\n        sentAt\n        message\n        promisedContactBy\n        windowCount\n        photoCount\n        answers {\n          id\n          text\n          answeredAt\n          quoteNumber\n        }\n      }\n      choices {\n        options {\n          id\n          windowKey\n          roomName\n          windowName\n          refusal\n        }\n        batches {\n          material\n          color\n          windowKeys\n        }\n        totals {\n          ...TotalsRows_totals @unmask\n        }\n        promotion {\n          name\n          code\n        }\n        delivery\n        fulfilment\n        estimatedDelivery\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddChoices {\n    addChoicesToCart {\n      cart {\n        ...Cart_cart\n      }\n      notes {\n        reason\n        message\n        option {\n          id\n          roomName\n          windowName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddChoices {\n    addChoicesToCart {\n      cart {\n        ...Cart_cart\n      }\n      notes {\n        reason\n        message\n        option {\n          id\n          roomName\n          windowName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuotePage($number: String!) {\n    heldQuote(number: $number) {\n      number\n      state\n      madeAt\n      heldUntil\n      orderNumber\n      sharedAt\n      agreement {\n        name\n        comment\n        agreedAt\n      }\n      delivery\n      fulfilment\n      lines {\n        ...QuoteLineRow_line @unmask\n      }\n      promotion {\n        name\n        code\n      }\n      totals {\n        ...TotalsRows_totals @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuotePage($number: String!) {\n    heldQuote(number: $number) {\n      number\n      state\n      madeAt\n      heldUntil\n      orderNumber\n      sharedAt\n      agreement {\n        name\n        comment\n        agreedAt\n      }\n      delivery\n      fulfilment\n      lines {\n        ...QuoteLineRow_line @unmask\n      }\n      promotion {\n        name\n        code\n      }\n      totals {\n        ...TotalsRows_totals @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrderHeldQuote($input: OrderHeldQuoteInput!) {\n    orderHeldQuote(input: $input) {\n      notices\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation OrderHeldQuote($input: OrderHeldQuoteInput!) {\n    orderHeldQuote(input: $input) {\n      notices\n      cart {\n        ...Cart_cart\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PriceQuoteAnew($input: PriceHeldQuoteAnewInput!) {\n    priceHeldQuoteAnew(input: $input) {\n      heldQuote {\n        number\n        heldUntil\n        promotion {\n          name\n        }\n        totals {\n          totalPence\n        }\n      }\n      lines {\n        line {\n          id\n          name\n          quantity\n          roomName\n          windowName\n          totalPence\n        }\n        totalNowPence\n        refusal\n        notice\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PriceQuoteAnew($input: PriceHeldQuoteAnewInput!) {\n    priceHeldQuoteAnew(input: $input) {\n      heldQuote {\n        number\n        heldUntil\n        promotion {\n          name\n        }\n        totals {\n          totalPence\n        }\n      }\n      lines {\n        line {\n          id\n          name\n          quantity\n          roomName\n          windowName\n          totalPence\n        }\n        totalNowPence\n        refusal\n        notice\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShareQuote($input: ShareHeldQuoteInput!) {\n    shareHeldQuote(input: $input) {\n      token\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ShareQuote($input: ShareHeldQuoteInput!) {\n    shareHeldQuote(input: $input) {\n      token\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopSharingQuote($input: StopSharingHeldQuoteInput!) {\n    stopSharingHeldQuote(input: $input) {\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StopSharingQuote($input: StopSharingHeldQuoteInput!) {\n    stopSharingHeldQuote(input: $input) {\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuotesPage {\n    heldQuotes {\n      number\n      state\n      madeAt\n      heldUntil\n      orderNumber\n      lines {\n        id\n        name\n        quantity\n      }\n      totals {\n        totalPence\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuotesPage {\n    heldQuotes {\n      number\n      state\n      madeAt\n      heldUntil\n      orderNumber\n      lines {\n        id\n        name\n        quantity\n      }\n      totals {\n        totalPence\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewChecksPage {\n    shop {\n      showsSamples\n    }\n  }\n"): (typeof documents)["\n  query ReviewChecksPage {\n    shop {\n      showsSamples\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewPurchase($input: ReviewPurchaseInput!) {\n    reviewPurchase(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation ReviewPurchase($input: ReviewPurchaseInput!) {\n    reviewPurchase(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewInvitation($token: String!) {\n    reviewInvitation(token: $token) {\n      orderNumber\n      purchases {\n        isReviewed\n        product {\n          id\n          slug\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReviewInvitation($token: String!) {\n    reviewInvitation(token: $token) {\n      orderNumber\n      purchases {\n        isReviewed\n        product {\n          id\n          slug\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AllReviews_reviews on ReviewConnection {\n    ...ReviewList_reviews @unmask\n    edges {\n      node {\n        id\n        product {\n          id\n          name\n          slug\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AllReviews_reviews on ReviewConnection {\n    ...ReviewList_reviews @unmask\n    edges {\n      node {\n        id\n        product {\n          id\n          name\n          slug\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BestLiked_product on Product {\n    id\n    slug\n    name\n    rating\n    reviewCount\n    ratingIsSample\n  }\n"): (typeof documents)["\n  fragment BestLiked_product on Product {\n    id\n    slug\n    name\n    rating\n    reviewCount\n    ratingIsSample\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewsPage {\n    shop {\n      showsSamples\n    }\n    reviews {\n      ...AllReviews_reviews @unmask\n    }\n    products(sort: RATING, first: 6) {\n      edges {\n        node {\n          id\n          ...BestLiked_product\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReviewsPage {\n    shop {\n      showsSamples\n    }\n    reviews {\n      ...AllReviews_reviews @unmask\n    }\n    products(sort: RATING, first: 6) {\n      edges {\n        node {\n          id\n          ...BestLiked_product\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreReviews($after: String!) {\n    reviews(after: $after) {\n      ...AllReviews_reviews @unmask\n    }\n  }\n"): (typeof documents)["\n  query MoreReviews($after: String!) {\n    reviews(after: $after) {\n      ...AllReviews_reviews @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SalesPage {\n    shop {\n      saleUpToPercent\n      hadWinterSale\n      showsSamples\n      promotion {\n        name\n        code\n        percent\n        endsAt\n      }\n    }\n    products(filter: { category: \"sale\" }, first: 4) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n"): (typeof documents)["\n  query SalesPage {\n    shop {\n      saleUpToPercent\n      hadWinterSale\n      showsSamples\n      promotion {\n        name\n        code\n        percent\n        endsAt\n      }\n    }\n    products(filter: { category: \"sale\" }, first: 4) {\n      nodes {\n        id\n        ...ProductCard_product\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SamplesPage {\n    products(filter: { materials: [\"fabric\"] }, first: 100) {\n      edges {\n        node {\n          id\n          ...SampleProducts_product\n        }\n      }\n    }\n    shop {\n      phone\n    }\n  }\n"): (typeof documents)["\n  query SamplesPage {\n    products(filter: { materials: [\"fabric\"] }, first: 100) {\n      edges {\n        node {\n          id\n          ...SampleProducts_product\n        }\n      }\n    }\n    shop {\n      phone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SampleProducts_product on Product {\n    id\n    name\n    colors {\n      name\n      label\n      hex\n    }\n    materials {\n      name\n      label\n      note\n    }\n  }\n"): (typeof documents)["\n  fragment SampleProducts_product on Product {\n    id\n    name\n    colors {\n      name\n      label\n      hex\n    }\n    materials {\n      name\n      label\n      note\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestSamples($input: RequestSamplesInput!) {\n    requestSamples(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation RequestSamples($input: RequestSamplesInput!) {\n    requestSamples(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConfigurationOfCode($code: String!) {\n    configurationCode(code: $code) {\n      width\n      height\n      material\n      color\n      customizations {\n        name\n        value\n      }\n      product {\n        id\n        slug\n      }\n    }\n  }\n"): (typeof documents)["\n  query ConfigurationOfCode($code: String!) {\n    configurationCode(code: $code) {\n      width\n      height\n      material\n      color\n      customizations {\n        name\n        value\n      }\n      product {\n        id\n        slug\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {\n    products(filter: $filter, sort: $sort, first: $first) {\n      ...PagedProducts_products @unmask\n      facets {\n        ...FilterPanel_facets @unmask\n      }\n    }\n    shop {\n      phone\n    }\n  }\n"): (typeof documents)["\n  query Search($filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {\n    products(filter: $filter, sort: $sort, first: $first) {\n      ...PagedProducts_products @unmask\n      facets {\n        ...FilterPanel_facets @unmask\n      }\n    }\n    shop {\n      phone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SharedQuotePage($token: String!) {\n    sharedQuote(token: $token) {\n      ...SharedQuoteOfLink @unmask\n    }\n  }\n  fragment SharedQuoteOfLink on SharedQuote {\n    number\n    state\n    madeAt\n    heldUntil\n    delivery\n    fulfilment\n    lines {\n      ...QuoteLineRow_line @unmask\n    }\n    promotion {\n      name\n      code\n    }\n    totals {\n      ...TotalsRows_totals @unmask\n    }\n    agreement {\n      name\n      comment\n      agreedAt\n    }\n  }\n"): (typeof documents)["\n  query SharedQuotePage($token: String!) {\n    sharedQuote(token: $token) {\n      ...SharedQuoteOfLink @unmask\n    }\n  }\n  fragment SharedQuoteOfLink on SharedQuote {\n    number\n    state\n    madeAt\n    heldUntil\n    delivery\n    fulfilment\n    lines {\n      ...QuoteLineRow_line @unmask\n    }\n    promotion {\n      name\n      code\n    }\n    totals {\n      ...TotalsRows_totals @unmask\n    }\n    agreement {\n      name\n      comment\n      agreedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AgreeToQuote($input: AgreeToSharedQuoteInput!) {\n    agreeToSharedQuote(input: $input) {\n      sharedQuote {\n        agreement {\n          name\n          comment\n          agreedAt\n        }\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AgreeToQuote($input: AgreeToSharedQuoteInput!) {\n    agreeToSharedQuote(input: $input) {\n      sharedQuote {\n        agreement {\n          name\n          comment\n          agreedAt\n        }\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrackedOrder($number: String!, $email: String) {\n    order(number: $number, email: $email) {\n      id\n      number\n      email\n      ...OrderSheet_order\n    }\n  }\n"): (typeof documents)["\n  query TrackedOrder($number: String!, $email: String) {\n    order(number: $number, email: $email) {\n      id\n      number\n      email\n      ...OrderSheet_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisitPage($token: String!) {\n    visit(token: $token) {\n      ...VisitOfLink @unmask\n    }\n    shop {\n      phone\n    }\n  }\n  fragment VisitOfLink on Visit {\n    id\n    state\n    startsAt\n    endsAt\n    orderNumber\n    address\n    city\n    postcode\n    changeableUntil\n    isChangeable\n    calendarFile\n  }\n"): (typeof documents)["\n  query VisitPage($token: String!) {\n    visit(token: $token) {\n      ...VisitOfLink @unmask\n    }\n    shop {\n      phone\n    }\n  }\n  fragment VisitOfLink on Visit {\n    id\n    state\n    startsAt\n    endsAt\n    orderNumber\n    address\n    city\n    postcode\n    changeableUntil\n    isChangeable\n    calendarFile\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveVisit($input: MoveVisitInput!) {\n    moveVisit(input: $input) {\n      visit {\n        ...VisitOfLink @unmask\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MoveVisit($input: MoveVisitInput!) {\n    moveVisit(input: $input) {\n      visit {\n        ...VisitOfLink @unmask\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelVisit($input: CancelVisitInput!) {\n    cancelVisit(input: $input) {\n      visit {\n        ...VisitOfLink @unmask\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelVisit($input: CancelVisitInput!) {\n    cancelVisit(input: $input) {\n      visit {\n        ...VisitOfLink @unmask\n      }\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComparedWindow_window on ProjectWindow {\n    id\n    key\n    optionsVersion\n    options {\n      ...WindowOption_option @unmask\n      product {\n        id\n        features\n        specifications {\n          name\n          value\n        }\n        deliveryNote\n        leadTimeDays\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ComparedWindow_window on ProjectWindow {\n    id\n    key\n    optionsVersion\n    options {\n      ...WindowOption_option @unmask\n      product {\n        id\n        features\n        specifications {\n          name\n          value\n        }\n        deliveryNote\n        leadTimeDays\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WindowOptions {\n    project {\n      id\n      rooms {\n        id\n        key\n        name\n      }\n      windows {\n        id\n        key\n        name\n        roomKey\n        ...ComparedWindow_window @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query WindowOptions {\n    project {\n      id\n      rooms {\n        id\n        key\n        name\n      }\n      windows {\n        id\n        key\n        name\n        roomKey\n        ...ComparedWindow_window @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CopyWindowOption($input: CopyWindowOptionInput!) {\n    copyWindowOption(input: $input) {\n      copies {\n        windowKey\n        option {\n          id\n          width\n          height\n          totalPence\n        }\n        changes {\n          label\n          from\n          to\n        }\n        refusal {\n          reason\n          message\n        }\n      }\n      windows {\n        ...ComparedWindow_window @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CopyWindowOption($input: CopyWindowOptionInput!) {\n    copyWindowOption(input: $input) {\n      copies {\n        windowKey\n        option {\n          id\n          width\n          height\n          totalPence\n        }\n        changes {\n          label\n          from\n          to\n        }\n        refusal {\n          reason\n          message\n        }\n      }\n      windows {\n        ...ComparedWindow_window @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FitGroup_products on ProductConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        slug\n        name\n        colors {\n          name\n          hex\n        }\n        materials {\n          name\n          label\n        }\n        ...ProductPicture_product\n        windowFit(window: $window, unit: $unit) {\n          ways {\n            label\n            sizes {\n              width\n              height\n            }\n            material\n            customizations {\n              name\n              value\n            }\n            pricePence\n          }\n          missing {\n            figure\n            sentence\n          }\n          reason\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment FitGroup_products on ProductConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        slug\n        name\n        colors {\n          name\n          hex\n        }\n        materials {\n          name\n          label\n        }\n        ...ProductPicture_product\n        windowFit(window: $window, unit: $unit) {\n          ways {\n            label\n            sizes {\n              width\n              height\n            }\n            material\n            customizations {\n              name\n              value\n            }\n            pricePence\n          }\n          missing {\n            figure\n            sentence\n          }\n          reason\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhatFits($filter: ProductFilter!, $window: WindowToFit!, $unit: LengthUnit!, $first: Int!, $after: String) {\n    products(filter: $filter, first: $first, after: $after) {\n      ...FitGroup_products @unmask\n    }\n  }\n"): (typeof documents)["\n  query WhatFits($filter: ProductFilter!, $window: WindowToFit!, $unit: LengthUnit!, $first: Int!, $after: String) {\n    products(filter: $filter, first: $first, after: $after) {\n      ...FitGroup_products @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WindowPhoto($id: ID!) {\n    windowPhoto(id: $id)\n  }\n"): (typeof documents)["\n  query WindowPhoto($id: ID!) {\n    windowPhoto(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Wishlist($ids: [ID!]!) {\n    productsByIds(ids: $ids) {\n      id\n      name\n      ...ProductCard_product\n    }\n  }\n"): (typeof documents)["\n  query Wishlist($ids: [ID!]!) {\n    productsByIds(ids: $ids) {\n      id\n      name\n      ...ProductCard_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPersonalData($input: RequestPersonalDataInput!) {\n    requestPersonalData(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPersonalData($input: RequestPersonalDataInput!) {\n    requestPersonalData(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ErasePersonalData($input: ErasePersonalDataInput!) {\n    erasePersonalData(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation ErasePersonalData($input: ErasePersonalDataInput!) {\n    erasePersonalData(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadPersonalData($input: ReadPersonalDataInput!) {\n    readPersonalData(input: $input) {\n      data\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReadPersonalData($input: ReadPersonalDataInput!) {\n    readPersonalData(input: $input) {\n      data\n      errors {\n        ...PayloadError @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductImage_picture on Picture {\n    id\n    file\n    alt\n    width\n    height\n    widths\n    color\n    placeholder\n    tintBase\n    focalPoint\n  }\n"): (typeof documents)["\n  fragment ProductImage_picture on Picture {\n    id\n    file\n    alt\n    width\n    height\n    widths\n    color\n    placeholder\n    tintBase\n    focalPoint\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductPicture_product on Product {\n    id\n    name\n    family\n    variant\n    colors {\n      name\n      hex\n    }\n    picture {\n      id\n      ...ProductImage_picture\n    }\n  }\n"): (typeof documents)["\n  fragment ProductPicture_product on Product {\n    id\n    name\n    family\n    variant\n    colors {\n      name\n      hex\n    }\n    picture {\n      id\n      ...ProductImage_picture\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SizePrices_product on Product {\n    fromPrice {\n      width\n      height\n    }\n    examplePrice {\n      width\n      height\n      pricePence\n    }\n  }\n"): (typeof documents)["\n  fragment SizePrices_product on Product {\n    fromPrice {\n      width\n      height\n    }\n    examplePrice {\n      width\n      height\n      pricePence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TotalsRows_totals on Totals {\n    subtotalPence\n    discountPence\n    deliveryPence\n    taxPence\n    includedTaxPence\n    totalPence\n  }\n"): (typeof documents)["\n  fragment TotalsRows_totals on Totals {\n    subtotalPence\n    discountPence\n    deliveryPence\n    taxPence\n    includedTaxPence\n    totalPence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopFacts {\n    shop {\n      name\n      traderLines\n      legalName\n      address {\n        lines\n        town\n        postcode\n        country\n      }\n      icoNumber\n      processors {\n        name\n        purpose\n        place\n      }\n      phone\n      email\n      taxIncludedPercent\n      deliveryNote\n      deliveryPence\n      freeDeliveryFromPence\n      standardDeliveryDays {\n        from\n        to\n      }\n      expressDeliveryDays {\n        from\n        to\n      }\n      fittedFromPence\n      financeFromPence\n      quoteDays\n      returnDays\n      fittingWeeks {\n        from\n        to\n      }\n      installationMinutes\n      maxQuantity\n      yearsInTrade\n      happyCustomers\n      starRating\n      isFamilyRun\n      blindWarrantyYears {\n        from\n        to\n      }\n      longestWarrantyYears\n      childSafetyStandard\n      saleUpToPercent\n      depositPercent\n      cancelDays\n      reportDays\n      workmanshipMonths\n      guideFigures {\n        deviceHeightMm\n        recessDeductions {\n          construction\n          widthMm\n          heightMm\n        }\n        exactClothMm\n        outsideFrameMm\n        blindToleranceMm {\n          from\n          to\n        }\n        frameToleranceMm {\n          from\n          to\n        }\n        curtainToleranceMm\n      }\n      films {\n        name\n        videoId\n      }\n      promotion {\n        name\n        code\n        percent\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShopFacts {\n    shop {\n      name\n      traderLines\n      legalName\n      address {\n        lines\n        town\n        postcode\n        country\n      }\n      icoNumber\n      processors {\n        name\n        purpose\n        place\n      }\n      phone\n      email\n      taxIncludedPercent\n      deliveryNote\n      deliveryPence\n      freeDeliveryFromPence\n      standardDeliveryDays {\n        from\n        to\n      }\n      expressDeliveryDays {\n        from\n        to\n      }\n      fittedFromPence\n      financeFromPence\n      quoteDays\n      returnDays\n      fittingWeeks {\n        from\n        to\n      }\n      installationMinutes\n      maxQuantity\n      yearsInTrade\n      happyCustomers\n      starRating\n      isFamilyRun\n      blindWarrantyYears {\n        from\n        to\n      }\n      longestWarrantyYears\n      childSafetyStandard\n      saleUpToPercent\n      depositPercent\n      cancelDays\n      reportDays\n      workmanshipMonths\n      guideFigures {\n        deviceHeightMm\n        recessDeductions {\n          construction\n          widthMm\n          heightMm\n        }\n        exactClothMm\n        outsideFrameMm\n        blindToleranceMm {\n          from\n          to\n        }\n        frameToleranceMm {\n          from\n          to\n        }\n        curtainToleranceMm\n      }\n      films {\n        name\n        videoId\n      }\n      promotion {\n        name\n        code\n        percent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SharingCard($slug: String!) {\n    product(slug: $slug) {\n      name\n      family\n      variant\n      basePricePence\n      fromPricePence\n      minWidth\n      maxWidth\n      minHeight\n      maxHeight\n      maxArea\n      minWidthBeyondHeight\n      colors {\n        name\n        label\n        hex\n      }\n      materials {\n        name\n        label\n        maxWidth\n        maxArea\n      }\n      pictures {\n        id\n        file\n        widths\n        tintBase\n        shownColor\n        focalPoint\n      }\n    }\n    shop {\n      name\n      pricePolicy\n      deliveryNote\n    }\n  }\n"): (typeof documents)["\n  query SharingCard($slug: String!) {\n    product(slug: $slug) {\n      name\n      family\n      variant\n      basePricePence\n      fromPricePence\n      minWidth\n      maxWidth\n      minHeight\n      maxHeight\n      maxArea\n      minWidthBeyondHeight\n      colors {\n        name\n        label\n        hex\n      }\n      materials {\n        name\n        label\n        maxWidth\n        maxArea\n      }\n      pictures {\n        id\n        file\n        widths\n        tintBase\n        shownColor\n        focalPoint\n      }\n    }\n    shop {\n      name\n      pricePolicy\n      deliveryNote\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;