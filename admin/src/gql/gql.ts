/* eslint-disable */
import * as types from './graphql';



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
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  query OwnPasskeys {\n    ownPasskeys {\n      isAvailable\n      passkeys {\n        id\n        name\n        addedAt\n        lastUsedAt\n      }\n    }\n  }\n": typeof types.OwnPasskeysDocument,
    "\n  mutation BeginAddingPasskey {\n    beginAddingPasskey {\n      options\n    }\n  }\n": typeof types.BeginAddingPasskeyDocument,
    "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      passkey {\n        id\n      }\n    }\n  }\n": typeof types.AddPasskeyDocument,
    "\n  mutation RenamePasskey($input: RenamePasskeyInput!) {\n    renamePasskey(input: $input) {\n      passkey {\n        id\n      }\n    }\n  }\n": typeof types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($input: RemovePasskeyInput!) {\n    removePasskey(input: $input) {\n      passkey {\n        id\n      }\n    }\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  fragment PayloadError on UserError {\n    code\n    message\n    field\n  }\n": typeof types.PayloadErrorFragmentDoc,
    "\n  query AuditPage($first: Int!, $after: String) {\n    audit(first: $first, after: $after) {\n      nodes {\n        id\n        at\n        by\n        what\n        subject\n        subjectType\n        before\n        after\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AuditPageDocument,
    "\n  query Categories {\n    categories {\n      id\n      slug\n      name\n      tagline\n      isSale\n      productCount\n    }\n  }\n": typeof types.CategoriesDocument,
    "\n  query CategoryPage($id: ID!) {\n    category(id: $id) {\n      id\n      version\n      slug\n      name\n      tagline\n      description\n      seoTitle\n      seoDescription\n      isSale\n      seo {\n        title\n        description\n      }\n      picture {\n        ...CategoryPicture\n      }\n      offeredPictures {\n        ...CategoryPicture\n      }\n      versions {\n        version\n        texts {\n          name\n          tagline\n          description\n          seoTitle\n          seoDescription\n        }\n        picture {\n          ...CategoryPicture\n        }\n        savedAt\n        savedBy\n        takenFrom\n      }\n      audit {\n        id\n        at\n        by\n        what\n        before\n        after\n      }\n    }\n  }\n  fragment CategoryPicture on Picture {\n    id\n    path\n    alt\n    width\n    height\n    focusX\n    focusY\n    shownColor\n    isTintable\n    productCount\n  }\n": typeof types.CategoryPageDocument,
    "\n  mutation UpdateCategory($input: UpdateCategoryInput!) {\n    updateCategory(input: $input) {\n      category {\n        version\n      }\n    }\n  }\n": typeof types.UpdateCategoryDocument,
    "\n  mutation RevertCategory($input: RevertCategoryInput!) {\n    revertCategory(input: $input) {\n      category {\n        version\n      }\n    }\n  }\n": typeof types.RevertCategoryDocument,
    "\n  mutation ArrangeCategories($input: ArrangeCategoriesInput!) {\n    arrangeCategories(input: $input) {\n      categories {\n        id\n      }\n    }\n  }\n": typeof types.ArrangeCategoriesDocument,
    "\n  query CategoryProducts($id: ID!, $page: Int!) {\n    categoryProducts(id: $id, page: $page) {\n      orderVersion\n      totalCount\n      products {\n        id\n        name\n        saleState\n        place\n      }\n    }\n  }\n": typeof types.CategoryProductsDocument,
    "\n  mutation MoveProduct($input: MoveProductInput!) {\n    moveProduct(input: $input) {\n      category {\n        id\n      }\n    }\n  }\n": typeof types.MoveProductDocument,
    "\n  query PreviewContent($kind: ContentKind!, $content: JsonObject!) {\n    previewContent(kind: $kind, content: $content) {\n      place\n      before\n      after\n    }\n  }\n": typeof types.PreviewContentDocument,
    "\n  mutation SaveContentDraft($input: SaveContentDraftInput!) {\n    saveContentDraft(input: $input) {\n      content {\n        version\n      }\n    }\n  }\n": typeof types.SaveContentDraftDocument,
    "\n  mutation PublishContent($input: PublishContentInput!) {\n    publishContent(input: $input) {\n      content {\n        version\n      }\n    }\n  }\n": typeof types.PublishContentDocument,
    "\n  mutation DiscardContentDraft($input: DiscardContentDraftInput!) {\n    discardContentDraft(input: $input) {\n      content {\n        version\n      }\n    }\n  }\n": typeof types.DiscardContentDraftDocument,
    "\n  mutation RevertContent($input: RevertContentInput!) {\n    revertContent(input: $input) {\n      content {\n        version\n      }\n    }\n  }\n": typeof types.RevertContentDocument,
    "\n  query Contents {\n    contents {\n      kind\n      version\n      publishedVersion\n    }\n  }\n": typeof types.ContentsDocument,
    "\n  query ContentPage($kind: ContentKind!) {\n    content(kind: $kind) {\n      kind\n      version\n      publishedVersion\n      content\n      published\n      installed\n    }\n    contentVersions(kind: $kind) {\n      version\n      content\n      savedAt\n      savedBy\n      publishedAt\n      publishedBy\n      takenFrom\n      isInForce\n    }\n  }\n": typeof types.ContentPageDocument,
    "\n  mutation ExportCustomer($input: ExportCustomerInput!) {\n    exportCustomer(input: $input) {\n      data\n    }\n  }\n": typeof types.ExportCustomerDocument,
    "\n  mutation ForgetCustomer($input: ForgetCustomerInput!) {\n    forgetCustomer(input: $input) {\n      erasedCount\n      keptOrderCount\n    }\n  }\n": typeof types.ForgetCustomerDocument,
    "\n  query CustomerPage($search: String!, $first: Int!, $after: String) {\n    customers(search: $search, first: $first, after: $after) {\n      nodes {\n        email\n        names\n        hasAccount\n        orderCount\n        orderedPence\n        lastSeenOn\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.CustomerPageDocument,
    "\n  query Customer($email: String!) {\n    customer(email: $email) {\n      email\n      names\n      hasAccount\n      orderCount\n      orderedPence\n      lastSeenOn\n      account {\n        firstName\n        lastName\n        phone\n        createdAt\n      }\n      mailingList {\n        requestedAt\n        confirmedAt\n      }\n      orders {\n        id\n        number\n        status\n        totalPence\n        placedAt\n        isInAccount\n      }\n      enquiries {\n        id\n        kind\n        state\n        createdAt\n      }\n      visits {\n        id\n        state\n        startsAt\n        endsAt\n        orderNumber\n      }\n      heldQuotes {\n        number\n        state\n        madeAt\n        heldUntil\n        totalPence\n      }\n      windowCount\n      merges {\n        id\n        otherEmail\n        isKept\n        reason\n        state\n        proposedAt\n        proposedBy\n        expiresAt\n        endedAt\n        hasConfirmed\n        hasOtherConfirmed\n      }\n      reviews {\n        id\n        orderNumber\n        productName\n        rating\n        reviewDate\n        isPublished\n      }\n      audit {\n        id\n        at\n        by\n        what\n      }\n    }\n  }\n": typeof types.CustomerDocument,
    "\n  mutation ProposeCustomerMerge($input: ProposeCustomerMergeInput!) {\n    proposeCustomerMerge(input: $input) {\n      merge {\n        id\n      }\n    }\n  }\n": typeof types.ProposeCustomerMergeDocument,
    "\n  mutation WithdrawCustomerMerge($input: WithdrawCustomerMergeInput!) {\n    withdrawCustomerMerge(input: $input) {\n      merge {\n        id\n      }\n    }\n  }\n": typeof types.WithdrawCustomerMergeDocument,
    "\n  query EnquiryProject($id: ID!) {\n    enquiryProject(id: $id) {\n      chosenCount\n      totalPence\n      windows {\n        key\n        ...EnquiryWindow\n      }\n    }\n  }\n  fragment EnquiryWindow on EnquiryWindow {\n    room\n    name\n    kind\n    figures\n    notes\n    photo {\n      id\n      url\n    }\n    options {\n      name\n      size\n      choices\n      isChosen\n      totalPence\n      refusal\n    }\n  }\n": typeof types.EnquiryProjectDocument,
    "\n  query EnquiryThread($id: ID!) {\n    enquiryThread(id: $id) {\n      ...Enquiry\n    }\n  }\n": typeof types.EnquiryThreadDocument,
    "\n  query EnquiryPage($filter: EnquiryFilter!, $first: Int!, $after: String) {\n    enquiries(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...Enquiry\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment Enquiry on Enquiry {\n    id\n    version\n    kind\n    state\n    createdAt\n    name\n    email\n    phone\n    postcode\n    address\n    message\n    samples {\n      item\n      name\n      sentAt\n    }\n    promisedContactBy\n    hasProject\n    assigneeId\n    assigneeName\n    answers {\n      text\n      by\n      answeredAt\n    }\n  }\n": typeof types.EnquiryPageDocument,
    "\n  query Enquiry($id: ID!) {\n    enquiry(id: $id) {\n      ...Enquiry\n    }\n  }\n": typeof types.EnquiryDocument,
    "\n  mutation AssignEnquiry($input: AssignEnquiryInput!) {\n    assignEnquiry(input: $input) {\n      enquiry {\n        id\n      }\n    }\n  }\n": typeof types.AssignEnquiryDocument,
    "\n  mutation AnswerEnquiry($input: AnswerEnquiryInput!) {\n    answerEnquiry(input: $input) {\n      enquiry {\n        id\n      }\n    }\n  }\n": typeof types.AnswerEnquiryDocument,
    "\n  mutation CloseEnquiry($input: CloseEnquiryInput!) {\n    closeEnquiry(input: $input) {\n      enquiry {\n        id\n      }\n    }\n  }\n": typeof types.CloseEnquiryDocument,
    "\n  mutation SendSamples($input: SendSamplesInput!) {\n    sendSamples(input: $input) {\n      enquiry {\n        id\n      }\n    }\n  }\n": typeof types.SendSamplesDocument,
    "\n  query EnquiryAssignees {\n    enquiryAssignees {\n      id\n      name\n    }\n  }\n": typeof types.EnquiryAssigneesDocument,
    "\n  query EnquiryQuote($id: ID!) {\n    enquiryQuote(id: $id) {\n      lineCount\n      totalPence\n      refusal\n    }\n  }\n": typeof types.EnquiryQuoteDocument,
    "\n  query EnquiryTemplates($id: ID!) {\n    enquiryTemplates(id: $id) {\n      title\n      text\n    }\n  }\n": typeof types.EnquiryTemplatesDocument,
    "\n  query EmptySearches {\n    emptySearches {\n      words\n      count\n    }\n  }\n": typeof types.EmptySearchesDocument,
    "\n  query FailedMails {\n    failedMails {\n      count\n      latest {\n        id\n        kind\n        at\n        order {\n          id\n          number\n        }\n      }\n    }\n  }\n": typeof types.FailedMailsDocument,
    "\n  query OpenRemakes {\n    openRemakes {\n      count\n      lateCount\n      first {\n        id\n        orderId\n        number\n        item\n        estimatedDelivery\n        isLate\n      }\n    }\n  }\n": typeof types.OpenRemakesDocument,
    "\n  query OrdersToDo {\n    ordersToDo {\n      status\n      count\n      lateCount\n    }\n  }\n": typeof types.OrdersToDoDocument,
    "\n  query SizesToSettle {\n    sizesToSettle {\n      count\n      lateCount\n      first {\n        orderId\n        number\n        isAsked\n        since\n        isLate\n      }\n    }\n  }\n": typeof types.SizesToSettleDocument,
    "\n  query VisitsToCome($from: Date!, $to: Date!) {\n    bookedVisits(filter: { state: BOOKED, from: $from, to: $to }, first: 30) {\n      totalCount\n      nodes {\n        id\n        startsAt\n        endsAt\n        name\n        postcode\n        fitter\n      }\n    }\n  }\n": typeof types.VisitsToComeDocument,
    "\n  query SalesByDay {\n    salesByDay {\n      day\n      orderCount\n      orderedPence\n      productViews\n      countedOrders\n    }\n  }\n": typeof types.SalesByDayDocument,
    "\n  query NewEnquiries {\n    enquiries(filter: { state: OPEN }, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.NewEnquiriesDocument,
    "\n  query OpenProblems {\n    problems(filter: { state: OPEN }, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.OpenProblemsDocument,
    "\n  query WaitingReviews {\n    reviews(filter: { state: WAITING }, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.WaitingReviewsDocument,
    "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      recoveryCodes\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      email\n      secret\n      otpauthUri\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.EnrolDocument,
    "\n  mutation InviteStaff($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      token\n      expiresAt\n    }\n  }\n": typeof types.InviteStaffDocument,
    "\n  query Members {\n    staff {\n      ...Member\n    }\n  }\n  fragment Member on Staff {\n    id\n    name\n    email\n    role\n    joinedAt\n    leftAt\n    version\n  }\n": typeof types.MembersDocument,
    "\n  mutation ChangeStaffRole($input: ChangeStaffRoleInput!) {\n    changeStaffRole(input: $input) {\n      staff {\n        ...Member\n      }\n    }\n  }\n": typeof types.ChangeStaffRoleDocument,
    "\n  mutation DismissStaff($input: DismissStaffInput!) {\n    dismissStaff(input: $input) {\n      staff {\n        ...Member\n      }\n    }\n  }\n": typeof types.DismissStaffDocument,
    "\n  mutation AddOrderNote($input: AddOrderNoteInput!) {\n    addOrderNote(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": typeof types.AddOrderNoteDocument,
    "\n  query OrderProblems($id: ID!) {\n    orderProblems(orderId: $id) {\n      id\n      item\n      product\n      kind\n      state\n      reportedAt\n    }\n  }\n": typeof types.OrderProblemsDocument,
    "\n  query MeasurableLine($id: ID!, $lineId: ID!) {\n    measurableLine(id: $id, lineId: $lineId) {\n      ...LineToCorrect\n    }\n  }\n": typeof types.MeasurableLineDocument,
    "\n  query PreviewMeasures($input: PreviewMeasuresInput!) {\n    previewMeasures(input: $input) {\n      lineWasPence\n      lineBecamePence\n      totalWasPence\n      totalBecamePence\n      was {\n        ...RemadeLine\n      }\n      became {\n        ...RemadeLine\n      }\n    }\n  }\n": typeof types.PreviewMeasuresDocument,
    "\n  mutation MeasureOrderLine($input: MeasureOrderLineInput!) {\n    measureOrderLine(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": typeof types.MeasureOrderLineDocument,
    "\n  mutation SettleOrderSizes($input: SettleOrderSizesInput!) {\n    settleOrderSizes(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": typeof types.SettleOrderSizesDocument,
    "\n  mutation MoveOrders($input: MoveOrdersInput!) {\n    moveOrders(input: $input) {\n      outcomes {\n        id\n        error {\n          code\n          message\n        }\n        order {\n          ...ListedOrder\n        }\n      }\n    }\n  }\n": typeof types.MoveOrdersDocument,
    "\n  query OrdersPage($filter: OrderFilterInput, $sort: OrderSort!, $first: Int!, $after: String) {\n    orders(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        ...ListedOrder\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      isTotalCountExact\n    }\n  }\n  fragment ListedOrder on OrderSummary {\n    id\n    number\n    version\n    placedAt\n    firstName\n    lastName\n    zipCode\n    city\n    status\n    estimatedDelivery\n    isLate\n    totalPence\n  }\n": typeof types.OrdersPageDocument,
    "\n  query OrderPage($id: ID!) {\n    order(id: $id) {\n      id\n      number\n      version\n      status\n      nextStatuses\n      placedAt\n      estimatedDelivery\n      isLate\n      fulfilment\n      firstName\n      lastName\n      address\n      addressLine2\n      city\n      state\n      zipCode\n      email\n      phoneNumber\n      paymentMethod\n      shippingMethod\n      note\n      subtotalPence\n      discountPence\n      promotionCode\n      promotionName\n      promotionPercent\n      deliveryPence\n      taxPence\n      includedTaxPence\n      totalPence\n      refundedPence\n      refundablePence\n      lines {\n        ...OrderLine\n      }\n      refunds {\n        id\n        at\n        by\n        amountPence\n        reason\n        note\n        takenBack {\n          at\n          by\n          reason\n        }\n      }\n      invoices {\n        id\n        kind\n        number\n        issuedAt\n        amountPence\n      }\n      remakes {\n        id\n        lineId\n        item\n        name\n        at\n        by\n        reason\n        quantity\n        note\n        status\n        nextStatus\n        estimatedDelivery\n        isLate\n        sentAt\n        was {\n          ...RemadeLine\n        }\n        became {\n          ...RemadeLine\n        }\n      }\n      measures {\n        left\n        state\n        proposedAt\n        settledAt\n        isLate\n        totalWasPence\n        totalPence\n        lines {\n          lineId\n          item\n          name\n          at\n          by\n          lineWasPence\n          lineBecamePence\n          was {\n            ...RemadeLine\n          }\n          became {\n            ...RemadeLine\n          }\n        }\n      }\n      history {\n        status\n        at\n      }\n      mails {\n        id\n        kind\n        state\n        at\n      }\n      notes {\n        id\n        text\n        by\n        writtenAt\n      }\n      audit {\n        id\n        at\n        by\n        what\n        subject\n        before\n        after\n      }\n    }\n  }\n  fragment OrderLine on OrderLine {\n    id\n    name\n    product\n    quantity\n    roomName\n    windowName\n    unitPricePence\n    totalPence\n    drawing\n    picture\n    warning\n    facts {\n      label\n      value\n    }\n    lengths {\n      part\n      measured\n      adjustments\n      made\n    }\n    choices {\n      label\n      value\n    }\n    cord {\n      label\n      value\n    }\n    rules\n  }\n": typeof types.OrderPageDocument,
    "\n  mutation RecordOrderRefund($input: RecordOrderRefundInput!) {\n    recordOrderRefund(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": typeof types.RecordOrderRefundDocument,
    "\n  query RemakeableLine($id: ID!, $lineId: ID!) {\n    remakeableLine(id: $id, lineId: $lineId) {\n      ...LineToCorrect\n    }\n  }\n  fragment LineToCorrect on RemakeableLine {\n    width\n    height\n    heightName\n    quantity\n    material\n    materials {\n      label\n      value\n    }\n    color\n    colors {\n      label\n      value\n    }\n    options {\n      name\n      label\n      value\n      isMeasured\n      values {\n        label\n        value\n      }\n    }\n  }\n": typeof types.RemakeableLineDocument,
    "\n  query PreviewRemake($input: PreviewRemakeInput!) {\n    previewRemake(input: $input) {\n      isSame\n      estimatedDelivery\n      was {\n        ...RemadeLine\n      }\n      became {\n        ...RemadeLine\n      }\n    }\n  }\n  fragment RemadeLine on RemadeLine {\n    product\n    drawing\n    picture\n    facts {\n      label\n      value\n    }\n    lengths {\n      part\n      measured\n      adjustments\n      made\n    }\n    choices {\n      label\n      value\n    }\n    cord {\n      label\n      value\n    }\n    rules\n  }\n": typeof types.PreviewRemakeDocument,
    "\n  mutation RemakeOrderLine($input: RemakeOrderLineInput!) {\n    remakeOrderLine(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": typeof types.RemakeOrderLineDocument,
    "\n  mutation MoveRemake($input: MoveRemakeInput!) {\n    moveRemake(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": typeof types.MoveRemakeDocument,
    "\n  mutation TakeBackOrderRefund($input: TakeBackOrderRefundInput!) {\n    takeBackOrderRefund(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": typeof types.TakeBackOrderRefundDocument,
    "\n  query PreviewPrices($csv: Csv!) {\n    previewPrices(csv: $csv) {\n      fingerprint\n      unchanged\n      problems {\n        line\n        slug\n        message\n      }\n      differences {\n        slug\n        name\n        field\n        oldPence\n        newPence\n        percent\n      }\n      carts {\n        cartCount\n        beforePence\n        afterPence\n      }\n      quotes {\n        quoteCount\n        quotes {\n          enquiryId\n          sentAt\n          products\n          configurations {\n            code\n            thenPence\n            beforePence\n            afterPence\n          }\n        }\n      }\n    }\n  }\n": typeof types.PreviewPricesDocument,
    "\n  mutation ImportPrices($input: ImportPricesInput!) {\n    importPrices(input: $input) {\n      priceList {\n        id\n      }\n    }\n  }\n": typeof types.ImportPricesDocument,
    "\n  mutation RevertPrices($input: RevertPricesInput!) {\n    revertPrices(input: $input) {\n      priceList {\n        id\n      }\n    }\n  }\n": typeof types.RevertPricesDocument,
    "\n  query PriceListPage($first: Int!, $after: String) {\n    priceLists(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        importedAt\n        importedBy\n        revertedAt\n        revertedBy\n        lineCount\n        state\n        effectiveFrom\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.PriceListPageDocument,
    "\n  query PriceList($id: ID!) {\n    priceList(id: $id) {\n      id\n      name\n      importedAt\n      importedBy\n      revertedAt\n      revertedBy\n      lineCount\n      state\n      effectiveFrom\n      appliedAt\n      leftOut {\n        line\n        slug\n        message\n      }\n      lines {\n        slug\n        name\n        oldBasePence\n        oldWasPence\n        newBasePence\n        newWasPence\n        isChangedSince\n      }\n    }\n  }\n": typeof types.PriceListDocument,
    "\n  query ProblemLine($id: ID!) {\n    problemLine(id: $id) {\n      ...OrderLine\n    }\n  }\n": typeof types.ProblemLineDocument,
    "\n  mutation AnswerProblem($input: AnswerProblemInput!) {\n    answerProblem(input: $input) {\n      problem {\n        id\n      }\n    }\n  }\n": typeof types.AnswerProblemDocument,
    "\n  mutation AgreeOnProblem($input: AgreeOnProblemInput!) {\n    agreeOnProblem(input: $input) {\n      problem {\n        id\n      }\n    }\n  }\n": typeof types.AgreeOnProblemDocument,
    "\n  mutation CloseProblem($input: CloseProblemInput!) {\n    closeProblem(input: $input) {\n      problem {\n        id\n      }\n    }\n  }\n": typeof types.CloseProblemDocument,
    "\n  mutation ReopenProblem($input: ReopenProblemInput!) {\n    reopenProblem(input: $input) {\n      problem {\n        id\n      }\n    }\n  }\n": typeof types.ReopenProblemDocument,
    "\n  query ProblemPage($filter: ProblemFilter!, $first: Int!, $after: String) {\n    problems(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...Problem\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment Problem on Problem {\n    id\n    version\n    orderId\n    orderNumber\n    name\n    email\n    item\n    product\n    kind\n    state\n    agreed\n    reportedAt\n    awaitsAnswer\n    messages {\n      id\n      text\n      isFromShop\n      by\n      writtenAt\n    }\n    photos {\n      id\n      width\n      height\n      url\n    }\n  }\n": typeof types.ProblemPageDocument,
    "\n  query Problem($id: ID!) {\n    problem(id: $id) {\n      ...Problem\n    }\n  }\n": typeof types.ProblemDocument,
    "\n  query ProblemTemplates($id: ID!) {\n    problemTemplates(id: $id) {\n      title\n      text\n    }\n  }\n": typeof types.ProblemTemplatesDocument,
    "\n  query FindProducts($search: String!) {\n    products(filter: { search: $search }, first: 20) {\n      nodes {\n        id\n        name\n        saleState\n      }\n    }\n  }\n": typeof types.FindProductsDocument,
    "\n  mutation SaveProductDraft($input: SaveProductDraftInput!) {\n    saveProductDraft(input: $input) {\n      product {\n        ...EditedProduct\n      }\n    }\n  }\n": typeof types.SaveProductDraftDocument,
    "\n  mutation PublishProductDraft($input: PublishProductDraftInput!) {\n    publishProductDraft(input: $input) {\n      product {\n        id\n        version\n      }\n    }\n  }\n": typeof types.PublishProductDraftDocument,
    "\n  mutation DiscardProductDraft($input: DiscardProductDraftInput!) {\n    discardProductDraft(input: $input) {\n      product {\n        id\n        draftVersion\n      }\n    }\n  }\n": typeof types.DiscardProductDraftDocument,
    "\n  query ProductPage($filter: ProductFilterInput, $sort: ProductSort, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id\n        slug\n        name\n        categoryName\n        basePricePence\n        wasPricePence\n        leadTimeDays\n        isNew\n        isBestSeller\n        saleState\n        onSaleFrom\n        changedAt\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ProductPageDocument,
    "\n  query Product($id: ID!) {\n    product(id: $id) {\n      ...EditedProduct\n    }\n  }\n  fragment EditedProduct on Product {\n    id\n    version\n    saleState\n    onSaleFrom\n    draftVersion\n    draft {\n      changes\n      pictures {\n        ...ProductPicture\n      }\n      overtaken\n      fromPricePence\n      publishOn\n      problem\n      savedAt\n      savedBy\n    }\n    slug\n    name\n    categoryName\n    position\n    basePricePence\n    wasPricePence\n    fromPricePence\n    wasPriceProvenUntil\n    shortDescription\n    description\n    material\n    materials\n    colors\n    rooms\n    features\n    pictures {\n      ...ProductPicture\n    }\n    options {\n      name\n      defaultValue\n      values\n    }\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    leadTimeDays\n    isNew\n    isBestSeller\n    specifications {\n      name\n      value\n    }\n    seo {\n      title\n      description\n    }\n    versions {\n      version\n      fields\n      pictures {\n        ...ProductPicture\n      }\n      savedAt\n      savedBy\n      takenFrom\n    }\n    related {\n      id\n      name\n    }\n    chosenRelated {\n      id\n      name\n      saleState\n    }\n    audit {\n      id\n      at\n      by\n      what\n      before\n      after\n    }\n  }\n  fragment ProductPicture on Picture {\n    id\n    path\n    alt\n    width\n    height\n    focusX\n    focusY\n    shownColor\n    isTintable\n    isPublished\n    productCount\n  }\n": typeof types.ProductDocument,
    "\n  mutation UpdateProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) {\n      product {\n        ...EditedProduct\n      }\n    }\n  }\n": typeof types.UpdateProductDocument,
    "\n  mutation CopyProduct($input: CopyProductInput!) {\n    copyProduct(input: $input) {\n      product {\n        id\n      }\n    }\n  }\n": typeof types.CopyProductDocument,
    "\n  mutation PutProductOnSale($input: PutProductOnSaleInput!) {\n    putProductOnSale(input: $input) {\n      product {\n        id\n        version\n      }\n    }\n  }\n": typeof types.PutProductOnSaleDocument,
    "\n  mutation TakeProductOffSale($input: TakeProductOffSaleInput!) {\n    takeProductOffSale(input: $input) {\n      product {\n        id\n        version\n      }\n    }\n  }\n": typeof types.TakeProductOffSaleDocument,
    "\n  query ProductChoices {\n    productChoices {\n      materials {\n        name\n        label\n        factorPercent\n      }\n      colors {\n        name\n        label\n      }\n      rooms {\n        name\n        label\n      }\n      features {\n        name\n        label\n      }\n      materialFilters {\n        name\n        label\n      }\n    }\n    productCategories {\n      slug\n      name\n    }\n  }\n": typeof types.ProductChoicesDocument,
    "\n  mutation RevertProduct($input: RevertProductInput!) {\n    revertProduct(input: $input) {\n      product {\n        id\n        version\n      }\n    }\n  }\n": typeof types.RevertProductDocument,
    "\n  mutation CreatePromotion($input: CreatePromotionInput!) {\n    createPromotion(input: $input) {\n      promotion {\n        id\n      }\n    }\n  }\n": typeof types.CreatePromotionDocument,
    "\n  mutation EndPromotion($input: EndPromotionInput!) {\n    endPromotion(input: $input) {\n      promotion {\n        id\n      }\n    }\n  }\n": typeof types.EndPromotionDocument,
    "\n  query Promotions {\n    promotions {\n      ...Promotion\n    }\n  }\n  fragment Promotion on Promotion {\n    id\n    version\n    name\n    code\n    hasUniqueCodes\n    uniqueCodeCount\n    openCodeCount\n    percent\n    minimumWindows\n    startsAt\n    endsAt\n    state\n    orderCount\n    discountPence\n    orderedPence\n  }\n": typeof types.PromotionsDocument,
    "\n  query Promotion($id: ID!) {\n    promotion(id: $id) {\n      ...Promotion\n    }\n  }\n": typeof types.PromotionDocument,
    "\n  query PromotionTestProducts($search: String!) {\n    promotionTestProducts(search: $search) {\n      id\n      name\n      materials\n      colors\n    }\n  }\n": typeof types.PromotionTestProductsDocument,
    "\n  query TestPromotion($code: String!, $lines: [CartLineInput!]!) {\n    testPromotion(code: $code, lines: $lines) {\n      windows\n      applied\n      notice\n      subtotalPence\n      discountPence\n      totalPence\n      fullTotalPence\n    }\n  }\n": typeof types.TestPromotionDocument,
    "\n  query UniqueCodes($promotionId: ID!, $state: UniqueCodeState, $search: String, $after: String) {\n    uniqueCodes(promotionId: $promotionId, state: $state, search: $search, first: 25, after: $after) {\n      totalCount\n      nodes {\n        code\n        state\n        uses\n        maxUses\n        orders {\n          number\n          discountPence\n          totalPence\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.UniqueCodesDocument,
    "\n  mutation MakeUniqueCodes($input: MakeUniqueCodesInput!) {\n    makeUniqueCodes(input: $input) {\n      codes\n    }\n  }\n": typeof types.MakeUniqueCodesDocument,
    "\n  mutation VoidUniqueCodes($input: VoidUniqueCodesInput!) {\n    voidUniqueCodes(input: $input) {\n      codes\n    }\n  }\n": typeof types.VoidUniqueCodesDocument,
    "\n  query HeldQuotePage($filter: HeldQuoteFilter, $sort: HeldQuoteSort!, $first: Int!, $after: String) {\n    heldQuotes(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        number\n        state\n        madeAt\n        heldUntil\n        name\n        email\n        totalPence\n        orderNumber\n        agreedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      isTotalCountExact\n    }\n  }\n": typeof types.HeldQuotePageDocument,
    "\n  query HeldQuote($number: String!) {\n    heldQuote(number: $number) {\n      number\n      state\n      madeAt\n      heldUntil\n      name\n      email\n      mailedTo\n      orderId\n      orderNumber\n      sharedAt\n      agreement {\n        name\n        comment\n        agreedAt\n      }\n      fulfilment\n      delivery\n      lines {\n        id\n        name\n        roomName\n        windowName\n        details\n        quantity\n        unitPricePence\n        totalPence\n      }\n      promotion {\n        name\n        code\n        percent\n      }\n      subtotalPence\n      discountPence\n      deliveryPence\n      taxPence\n      includedTaxPence\n      totalPence\n    }\n  }\n": typeof types.HeldQuoteDocument,
    "\n  mutation PublishReview($input: PublishReviewInput!) {\n    publishReview(input: $input) {\n      review {\n        id\n      }\n    }\n  }\n": typeof types.PublishReviewDocument,
    "\n  mutation DeclineReview($input: DeclineReviewInput!) {\n    declineReview(input: $input) {\n      review {\n        id\n      }\n    }\n  }\n": typeof types.DeclineReviewDocument,
    "\n  mutation AnswerReview($input: AnswerReviewInput!) {\n    answerReview(input: $input) {\n      review {\n        id\n      }\n    }\n  }\n": typeof types.AnswerReviewDocument,
    "\n  query ReviewPage($filter: ReviewFilter!, $first: Int!, $after: String) {\n    reviews(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...Review\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment Review on Review {\n    id\n    version\n    productName\n    productSlug\n    rating\n    comment\n    userName\n    userLocation\n    reviewDate\n    isBoughtHere\n    state\n    declineReason\n    answer\n  }\n": typeof types.ReviewPageDocument,
    "\n  query Review($id: ID!) {\n    review(id: $id) {\n      ...Review\n    }\n  }\n": typeof types.ReviewDocument,
    "\n  query PreviewRules($kind: RuleKind!) {\n    previewRules(kind: $kind) {\n      version\n      fingerprint\n      productCount\n      products {\n        slug\n        name\n        configured\n        before\n        after\n      }\n      cartCount\n      lineCount\n      lines {\n        name\n        configured\n        lineCount\n        before\n        after\n      }\n      problems\n    }\n  }\n": typeof types.PreviewRulesDocument,
    "\n  mutation SaveRulesDraft($input: SaveRulesDraftInput!) {\n    saveRulesDraft(input: $input) {\n      rules {\n        version\n      }\n    }\n  }\n": typeof types.SaveRulesDraftDocument,
    "\n  mutation PublishRules($input: PublishRulesInput!) {\n    publishRules(input: $input) {\n      rules {\n        version\n      }\n    }\n  }\n": typeof types.PublishRulesDocument,
    "\n  mutation RevertRules($input: RevertRulesInput!) {\n    revertRules(input: $input) {\n      rules {\n        version\n      }\n    }\n  }\n": typeof types.RevertRulesDocument,
    "\n  query AllRules {\n    allRules {\n      kind\n      version\n      publishedVersion\n    }\n  }\n": typeof types.AllRulesDocument,
    "\n  query RulesPage($kind: RuleKind!) {\n    rules(kind: $kind) {\n      kind\n      version\n      publishedVersion\n      content\n      published\n      installed\n    }\n    ruleVersions(kind: $kind) {\n      version\n      content\n      savedAt\n      savedBy\n      publishedAt\n      publishedBy\n      takenFrom\n      isInForce\n    }\n  }\n": typeof types.RulesPageDocument,
    "\n  mutation EnterCode($input: EnterCodeInput!) {\n    enterCode(input: $input) {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.EnterCodeDocument,
    "\n  mutation SignOut {\n    signOut {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  mutation BeginPasskey {\n    beginPasskey {\n      options\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.BeginPasskeyDocument,
    "\n  mutation EnterPasskey($input: EnterPasskeyInput!) {\n    enterPasskey(input: $input) {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.EnterPasskeyDocument,
    "\n  query Me {\n    me {\n      id\n      name\n      email\n      role\n      permissions\n      recoveryCodesLeft\n      hasPasskey\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      hasPasskey\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  query FreeVisitTimes {\n    freeVisitTimes {\n      startsAt\n      endsAt\n    }\n  }\n": typeof types.FreeVisitTimesDocument,
    "\n  query VisitsOfDay($day: Date!) {\n    visitsOfDay(day: $day) {\n      ...BookedVisit\n    }\n  }\n": typeof types.VisitsOfDayDocument,
    "\n  mutation MoveBookedVisit($input: MoveBookedVisitInput!) {\n    moveBookedVisit(input: $input) {\n      visit {\n        id\n      }\n    }\n  }\n": typeof types.MoveBookedVisitDocument,
    "\n  mutation CancelBookedVisit($input: CancelBookedVisitInput!) {\n    cancelBookedVisit(input: $input) {\n      visit {\n        id\n      }\n    }\n  }\n": typeof types.CancelBookedVisitDocument,
    "\n  mutation AssignVisit($input: AssignVisitInput!) {\n    assignVisit(input: $input) {\n      visit {\n        id\n      }\n    }\n  }\n": typeof types.AssignVisitDocument,
    "\n  mutation RecordVisit($input: RecordVisitInput!) {\n    recordVisit(input: $input) {\n      visit {\n        id\n      }\n    }\n  }\n": typeof types.RecordVisitDocument,
    "\n  query VisitPlan {\n    visitPlan {\n      version\n      areas\n      noticeHours\n      weeksAhead\n      times {\n        weekday\n        starts\n        ends\n        fitters\n      }\n    }\n  }\n": typeof types.VisitPlanDocument,
    "\n  mutation ChangeVisitPlan($input: ChangeVisitPlanInput!) {\n    changeVisitPlan(input: $input) {\n      plan {\n        version\n      }\n    }\n  }\n": typeof types.ChangeVisitPlanDocument,
    "\n  query BookedVisitPage($filter: BookedVisitFilter!, $first: Int!, $after: String) {\n    bookedVisits(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...BookedVisit\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment BookedVisit on BookedVisit {\n    id\n    version\n    state\n    startsAt\n    endsAt\n    orderId\n    orderNumber\n    orderStatus\n    name\n    email\n    phone\n    address\n    city\n    postcode\n    notes\n    fitter\n    outcomeNote\n    createdAt\n    windows\n  }\n": typeof types.BookedVisitPageDocument,
    "\n  query BookedVisit($id: ID!) {\n    bookedVisit(id: $id) {\n      ...BookedVisit\n    }\n  }\n": typeof types.BookedVisitDocument,
};
const documents: Documents = {
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  query OwnPasskeys {\n    ownPasskeys {\n      isAvailable\n      passkeys {\n        id\n        name\n        addedAt\n        lastUsedAt\n      }\n    }\n  }\n": types.OwnPasskeysDocument,
    "\n  mutation BeginAddingPasskey {\n    beginAddingPasskey {\n      options\n    }\n  }\n": types.BeginAddingPasskeyDocument,
    "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      passkey {\n        id\n      }\n    }\n  }\n": types.AddPasskeyDocument,
    "\n  mutation RenamePasskey($input: RenamePasskeyInput!) {\n    renamePasskey(input: $input) {\n      passkey {\n        id\n      }\n    }\n  }\n": types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($input: RemovePasskeyInput!) {\n    removePasskey(input: $input) {\n      passkey {\n        id\n      }\n    }\n  }\n": types.RemovePasskeyDocument,
    "\n  fragment PayloadError on UserError {\n    code\n    message\n    field\n  }\n": types.PayloadErrorFragmentDoc,
    "\n  query AuditPage($first: Int!, $after: String) {\n    audit(first: $first, after: $after) {\n      nodes {\n        id\n        at\n        by\n        what\n        subject\n        subjectType\n        before\n        after\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AuditPageDocument,
    "\n  query Categories {\n    categories {\n      id\n      slug\n      name\n      tagline\n      isSale\n      productCount\n    }\n  }\n": types.CategoriesDocument,
    "\n  query CategoryPage($id: ID!) {\n    category(id: $id) {\n      id\n      version\n      slug\n      name\n      tagline\n      description\n      seoTitle\n      seoDescription\n      isSale\n      seo {\n        title\n        description\n      }\n      picture {\n        ...CategoryPicture\n      }\n      offeredPictures {\n        ...CategoryPicture\n      }\n      versions {\n        version\n        texts {\n          name\n          tagline\n          description\n          seoTitle\n          seoDescription\n        }\n        picture {\n          ...CategoryPicture\n        }\n        savedAt\n        savedBy\n        takenFrom\n      }\n      audit {\n        id\n        at\n        by\n        what\n        before\n        after\n      }\n    }\n  }\n  fragment CategoryPicture on Picture {\n    id\n    path\n    alt\n    width\n    height\n    focusX\n    focusY\n    shownColor\n    isTintable\n    productCount\n  }\n": types.CategoryPageDocument,
    "\n  mutation UpdateCategory($input: UpdateCategoryInput!) {\n    updateCategory(input: $input) {\n      category {\n        version\n      }\n    }\n  }\n": types.UpdateCategoryDocument,
    "\n  mutation RevertCategory($input: RevertCategoryInput!) {\n    revertCategory(input: $input) {\n      category {\n        version\n      }\n    }\n  }\n": types.RevertCategoryDocument,
    "\n  mutation ArrangeCategories($input: ArrangeCategoriesInput!) {\n    arrangeCategories(input: $input) {\n      categories {\n        id\n      }\n    }\n  }\n": types.ArrangeCategoriesDocument,
    "\n  query CategoryProducts($id: ID!, $page: Int!) {\n    categoryProducts(id: $id, page: $page) {\n      orderVersion\n      totalCount\n      products {\n        id\n        name\n        saleState\n        place\n      }\n    }\n  }\n": types.CategoryProductsDocument,
    "\n  mutation MoveProduct($input: MoveProductInput!) {\n    moveProduct(input: $input) {\n      category {\n        id\n      }\n    }\n  }\n": types.MoveProductDocument,
    "\n  query PreviewContent($kind: ContentKind!, $content: JsonObject!) {\n    previewContent(kind: $kind, content: $content) {\n      place\n      before\n      after\n    }\n  }\n": types.PreviewContentDocument,
    "\n  mutation SaveContentDraft($input: SaveContentDraftInput!) {\n    saveContentDraft(input: $input) {\n      content {\n        version\n      }\n    }\n  }\n": types.SaveContentDraftDocument,
    "\n  mutation PublishContent($input: PublishContentInput!) {\n    publishContent(input: $input) {\n      content {\n        version\n      }\n    }\n  }\n": types.PublishContentDocument,
    "\n  mutation DiscardContentDraft($input: DiscardContentDraftInput!) {\n    discardContentDraft(input: $input) {\n      content {\n        version\n      }\n    }\n  }\n": types.DiscardContentDraftDocument,
    "\n  mutation RevertContent($input: RevertContentInput!) {\n    revertContent(input: $input) {\n      content {\n        version\n      }\n    }\n  }\n": types.RevertContentDocument,
    "\n  query Contents {\n    contents {\n      kind\n      version\n      publishedVersion\n    }\n  }\n": types.ContentsDocument,
    "\n  query ContentPage($kind: ContentKind!) {\n    content(kind: $kind) {\n      kind\n      version\n      publishedVersion\n      content\n      published\n      installed\n    }\n    contentVersions(kind: $kind) {\n      version\n      content\n      savedAt\n      savedBy\n      publishedAt\n      publishedBy\n      takenFrom\n      isInForce\n    }\n  }\n": types.ContentPageDocument,
    "\n  mutation ExportCustomer($input: ExportCustomerInput!) {\n    exportCustomer(input: $input) {\n      data\n    }\n  }\n": types.ExportCustomerDocument,
    "\n  mutation ForgetCustomer($input: ForgetCustomerInput!) {\n    forgetCustomer(input: $input) {\n      erasedCount\n      keptOrderCount\n    }\n  }\n": types.ForgetCustomerDocument,
    "\n  query CustomerPage($search: String!, $first: Int!, $after: String) {\n    customers(search: $search, first: $first, after: $after) {\n      nodes {\n        email\n        names\n        hasAccount\n        orderCount\n        orderedPence\n        lastSeenOn\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.CustomerPageDocument,
    "\n  query Customer($email: String!) {\n    customer(email: $email) {\n      email\n      names\n      hasAccount\n      orderCount\n      orderedPence\n      lastSeenOn\n      account {\n        firstName\n        lastName\n        phone\n        createdAt\n      }\n      mailingList {\n        requestedAt\n        confirmedAt\n      }\n      orders {\n        id\n        number\n        status\n        totalPence\n        placedAt\n        isInAccount\n      }\n      enquiries {\n        id\n        kind\n        state\n        createdAt\n      }\n      visits {\n        id\n        state\n        startsAt\n        endsAt\n        orderNumber\n      }\n      heldQuotes {\n        number\n        state\n        madeAt\n        heldUntil\n        totalPence\n      }\n      windowCount\n      merges {\n        id\n        otherEmail\n        isKept\n        reason\n        state\n        proposedAt\n        proposedBy\n        expiresAt\n        endedAt\n        hasConfirmed\n        hasOtherConfirmed\n      }\n      reviews {\n        id\n        orderNumber\n        productName\n        rating\n        reviewDate\n        isPublished\n      }\n      audit {\n        id\n        at\n        by\n        what\n      }\n    }\n  }\n": types.CustomerDocument,
    "\n  mutation ProposeCustomerMerge($input: ProposeCustomerMergeInput!) {\n    proposeCustomerMerge(input: $input) {\n      merge {\n        id\n      }\n    }\n  }\n": types.ProposeCustomerMergeDocument,
    "\n  mutation WithdrawCustomerMerge($input: WithdrawCustomerMergeInput!) {\n    withdrawCustomerMerge(input: $input) {\n      merge {\n        id\n      }\n    }\n  }\n": types.WithdrawCustomerMergeDocument,
    "\n  query EnquiryProject($id: ID!) {\n    enquiryProject(id: $id) {\n      chosenCount\n      totalPence\n      windows {\n        key\n        ...EnquiryWindow\n      }\n    }\n  }\n  fragment EnquiryWindow on EnquiryWindow {\n    room\n    name\n    kind\n    figures\n    notes\n    photo {\n      id\n      url\n    }\n    options {\n      name\n      size\n      choices\n      isChosen\n      totalPence\n      refusal\n    }\n  }\n": types.EnquiryProjectDocument,
    "\n  query EnquiryThread($id: ID!) {\n    enquiryThread(id: $id) {\n      ...Enquiry\n    }\n  }\n": types.EnquiryThreadDocument,
    "\n  query EnquiryPage($filter: EnquiryFilter!, $first: Int!, $after: String) {\n    enquiries(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...Enquiry\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment Enquiry on Enquiry {\n    id\n    version\n    kind\n    state\n    createdAt\n    name\n    email\n    phone\n    postcode\n    address\n    message\n    samples {\n      item\n      name\n      sentAt\n    }\n    promisedContactBy\n    hasProject\n    assigneeId\n    assigneeName\n    answers {\n      text\n      by\n      answeredAt\n    }\n  }\n": types.EnquiryPageDocument,
    "\n  query Enquiry($id: ID!) {\n    enquiry(id: $id) {\n      ...Enquiry\n    }\n  }\n": types.EnquiryDocument,
    "\n  mutation AssignEnquiry($input: AssignEnquiryInput!) {\n    assignEnquiry(input: $input) {\n      enquiry {\n        id\n      }\n    }\n  }\n": types.AssignEnquiryDocument,
    "\n  mutation AnswerEnquiry($input: AnswerEnquiryInput!) {\n    answerEnquiry(input: $input) {\n      enquiry {\n        id\n      }\n    }\n  }\n": types.AnswerEnquiryDocument,
    "\n  mutation CloseEnquiry($input: CloseEnquiryInput!) {\n    closeEnquiry(input: $input) {\n      enquiry {\n        id\n      }\n    }\n  }\n": types.CloseEnquiryDocument,
    "\n  mutation SendSamples($input: SendSamplesInput!) {\n    sendSamples(input: $input) {\n      enquiry {\n        id\n      }\n    }\n  }\n": types.SendSamplesDocument,
    "\n  query EnquiryAssignees {\n    enquiryAssignees {\n      id\n      name\n    }\n  }\n": types.EnquiryAssigneesDocument,
    "\n  query EnquiryQuote($id: ID!) {\n    enquiryQuote(id: $id) {\n      lineCount\n      totalPence\n      refusal\n    }\n  }\n": types.EnquiryQuoteDocument,
    "\n  query EnquiryTemplates($id: ID!) {\n    enquiryTemplates(id: $id) {\n      title\n      text\n    }\n  }\n": types.EnquiryTemplatesDocument,
    "\n  query EmptySearches {\n    emptySearches {\n      words\n      count\n    }\n  }\n": types.EmptySearchesDocument,
    "\n  query FailedMails {\n    failedMails {\n      count\n      latest {\n        id\n        kind\n        at\n        order {\n          id\n          number\n        }\n      }\n    }\n  }\n": types.FailedMailsDocument,
    "\n  query OpenRemakes {\n    openRemakes {\n      count\n      lateCount\n      first {\n        id\n        orderId\n        number\n        item\n        estimatedDelivery\n        isLate\n      }\n    }\n  }\n": types.OpenRemakesDocument,
    "\n  query OrdersToDo {\n    ordersToDo {\n      status\n      count\n      lateCount\n    }\n  }\n": types.OrdersToDoDocument,
    "\n  query SizesToSettle {\n    sizesToSettle {\n      count\n      lateCount\n      first {\n        orderId\n        number\n        isAsked\n        since\n        isLate\n      }\n    }\n  }\n": types.SizesToSettleDocument,
    "\n  query VisitsToCome($from: Date!, $to: Date!) {\n    bookedVisits(filter: { state: BOOKED, from: $from, to: $to }, first: 30) {\n      totalCount\n      nodes {\n        id\n        startsAt\n        endsAt\n        name\n        postcode\n        fitter\n      }\n    }\n  }\n": types.VisitsToComeDocument,
    "\n  query SalesByDay {\n    salesByDay {\n      day\n      orderCount\n      orderedPence\n      productViews\n      countedOrders\n    }\n  }\n": types.SalesByDayDocument,
    "\n  query NewEnquiries {\n    enquiries(filter: { state: OPEN }, first: 1) {\n      totalCount\n    }\n  }\n": types.NewEnquiriesDocument,
    "\n  query OpenProblems {\n    problems(filter: { state: OPEN }, first: 1) {\n      totalCount\n    }\n  }\n": types.OpenProblemsDocument,
    "\n  query WaitingReviews {\n    reviews(filter: { state: WAITING }, first: 1) {\n      totalCount\n    }\n  }\n": types.WaitingReviewsDocument,
    "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      recoveryCodes\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      email\n      secret\n      otpauthUri\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.EnrolDocument,
    "\n  mutation InviteStaff($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      token\n      expiresAt\n    }\n  }\n": types.InviteStaffDocument,
    "\n  query Members {\n    staff {\n      ...Member\n    }\n  }\n  fragment Member on Staff {\n    id\n    name\n    email\n    role\n    joinedAt\n    leftAt\n    version\n  }\n": types.MembersDocument,
    "\n  mutation ChangeStaffRole($input: ChangeStaffRoleInput!) {\n    changeStaffRole(input: $input) {\n      staff {\n        ...Member\n      }\n    }\n  }\n": types.ChangeStaffRoleDocument,
    "\n  mutation DismissStaff($input: DismissStaffInput!) {\n    dismissStaff(input: $input) {\n      staff {\n        ...Member\n      }\n    }\n  }\n": types.DismissStaffDocument,
    "\n  mutation AddOrderNote($input: AddOrderNoteInput!) {\n    addOrderNote(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": types.AddOrderNoteDocument,
    "\n  query OrderProblems($id: ID!) {\n    orderProblems(orderId: $id) {\n      id\n      item\n      product\n      kind\n      state\n      reportedAt\n    }\n  }\n": types.OrderProblemsDocument,
    "\n  query MeasurableLine($id: ID!, $lineId: ID!) {\n    measurableLine(id: $id, lineId: $lineId) {\n      ...LineToCorrect\n    }\n  }\n": types.MeasurableLineDocument,
    "\n  query PreviewMeasures($input: PreviewMeasuresInput!) {\n    previewMeasures(input: $input) {\n      lineWasPence\n      lineBecamePence\n      totalWasPence\n      totalBecamePence\n      was {\n        ...RemadeLine\n      }\n      became {\n        ...RemadeLine\n      }\n    }\n  }\n": types.PreviewMeasuresDocument,
    "\n  mutation MeasureOrderLine($input: MeasureOrderLineInput!) {\n    measureOrderLine(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": types.MeasureOrderLineDocument,
    "\n  mutation SettleOrderSizes($input: SettleOrderSizesInput!) {\n    settleOrderSizes(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": types.SettleOrderSizesDocument,
    "\n  mutation MoveOrders($input: MoveOrdersInput!) {\n    moveOrders(input: $input) {\n      outcomes {\n        id\n        error {\n          code\n          message\n        }\n        order {\n          ...ListedOrder\n        }\n      }\n    }\n  }\n": types.MoveOrdersDocument,
    "\n  query OrdersPage($filter: OrderFilterInput, $sort: OrderSort!, $first: Int!, $after: String) {\n    orders(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        ...ListedOrder\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      isTotalCountExact\n    }\n  }\n  fragment ListedOrder on OrderSummary {\n    id\n    number\n    version\n    placedAt\n    firstName\n    lastName\n    zipCode\n    city\n    status\n    estimatedDelivery\n    isLate\n    totalPence\n  }\n": types.OrdersPageDocument,
    "\n  query OrderPage($id: ID!) {\n    order(id: $id) {\n      id\n      number\n      version\n      status\n      nextStatuses\n      placedAt\n      estimatedDelivery\n      isLate\n      fulfilment\n      firstName\n      lastName\n      address\n      addressLine2\n      city\n      state\n      zipCode\n      email\n      phoneNumber\n      paymentMethod\n      shippingMethod\n      note\n      subtotalPence\n      discountPence\n      promotionCode\n      promotionName\n      promotionPercent\n      deliveryPence\n      taxPence\n      includedTaxPence\n      totalPence\n      refundedPence\n      refundablePence\n      lines {\n        ...OrderLine\n      }\n      refunds {\n        id\n        at\n        by\n        amountPence\n        reason\n        note\n        takenBack {\n          at\n          by\n          reason\n        }\n      }\n      invoices {\n        id\n        kind\n        number\n        issuedAt\n        amountPence\n      }\n      remakes {\n        id\n        lineId\n        item\n        name\n        at\n        by\n        reason\n        quantity\n        note\n        status\n        nextStatus\n        estimatedDelivery\n        isLate\n        sentAt\n        was {\n          ...RemadeLine\n        }\n        became {\n          ...RemadeLine\n        }\n      }\n      measures {\n        left\n        state\n        proposedAt\n        settledAt\n        isLate\n        totalWasPence\n        totalPence\n        lines {\n          lineId\n          item\n          name\n          at\n          by\n          lineWasPence\n          lineBecamePence\n          was {\n            ...RemadeLine\n          }\n          became {\n            ...RemadeLine\n          }\n        }\n      }\n      history {\n        status\n        at\n      }\n      mails {\n        id\n        kind\n        state\n        at\n      }\n      notes {\n        id\n        text\n        by\n        writtenAt\n      }\n      audit {\n        id\n        at\n        by\n        what\n        subject\n        before\n        after\n      }\n    }\n  }\n  fragment OrderLine on OrderLine {\n    id\n    name\n    product\n    quantity\n    roomName\n    windowName\n    unitPricePence\n    totalPence\n    drawing\n    picture\n    warning\n    facts {\n      label\n      value\n    }\n    lengths {\n      part\n      measured\n      adjustments\n      made\n    }\n    choices {\n      label\n      value\n    }\n    cord {\n      label\n      value\n    }\n    rules\n  }\n": types.OrderPageDocument,
    "\n  mutation RecordOrderRefund($input: RecordOrderRefundInput!) {\n    recordOrderRefund(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": types.RecordOrderRefundDocument,
    "\n  query RemakeableLine($id: ID!, $lineId: ID!) {\n    remakeableLine(id: $id, lineId: $lineId) {\n      ...LineToCorrect\n    }\n  }\n  fragment LineToCorrect on RemakeableLine {\n    width\n    height\n    heightName\n    quantity\n    material\n    materials {\n      label\n      value\n    }\n    color\n    colors {\n      label\n      value\n    }\n    options {\n      name\n      label\n      value\n      isMeasured\n      values {\n        label\n        value\n      }\n    }\n  }\n": types.RemakeableLineDocument,
    "\n  query PreviewRemake($input: PreviewRemakeInput!) {\n    previewRemake(input: $input) {\n      isSame\n      estimatedDelivery\n      was {\n        ...RemadeLine\n      }\n      became {\n        ...RemadeLine\n      }\n    }\n  }\n  fragment RemadeLine on RemadeLine {\n    product\n    drawing\n    picture\n    facts {\n      label\n      value\n    }\n    lengths {\n      part\n      measured\n      adjustments\n      made\n    }\n    choices {\n      label\n      value\n    }\n    cord {\n      label\n      value\n    }\n    rules\n  }\n": types.PreviewRemakeDocument,
    "\n  mutation RemakeOrderLine($input: RemakeOrderLineInput!) {\n    remakeOrderLine(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": types.RemakeOrderLineDocument,
    "\n  mutation MoveRemake($input: MoveRemakeInput!) {\n    moveRemake(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": types.MoveRemakeDocument,
    "\n  mutation TakeBackOrderRefund($input: TakeBackOrderRefundInput!) {\n    takeBackOrderRefund(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n": types.TakeBackOrderRefundDocument,
    "\n  query PreviewPrices($csv: Csv!) {\n    previewPrices(csv: $csv) {\n      fingerprint\n      unchanged\n      problems {\n        line\n        slug\n        message\n      }\n      differences {\n        slug\n        name\n        field\n        oldPence\n        newPence\n        percent\n      }\n      carts {\n        cartCount\n        beforePence\n        afterPence\n      }\n      quotes {\n        quoteCount\n        quotes {\n          enquiryId\n          sentAt\n          products\n          configurations {\n            code\n            thenPence\n            beforePence\n            afterPence\n          }\n        }\n      }\n    }\n  }\n": types.PreviewPricesDocument,
    "\n  mutation ImportPrices($input: ImportPricesInput!) {\n    importPrices(input: $input) {\n      priceList {\n        id\n      }\n    }\n  }\n": types.ImportPricesDocument,
    "\n  mutation RevertPrices($input: RevertPricesInput!) {\n    revertPrices(input: $input) {\n      priceList {\n        id\n      }\n    }\n  }\n": types.RevertPricesDocument,
    "\n  query PriceListPage($first: Int!, $after: String) {\n    priceLists(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        importedAt\n        importedBy\n        revertedAt\n        revertedBy\n        lineCount\n        state\n        effectiveFrom\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.PriceListPageDocument,
    "\n  query PriceList($id: ID!) {\n    priceList(id: $id) {\n      id\n      name\n      importedAt\n      importedBy\n      revertedAt\n      revertedBy\n      lineCount\n      state\n      effectiveFrom\n      appliedAt\n      leftOut {\n        line\n        slug\n        message\n      }\n      lines {\n        slug\n        name\n        oldBasePence\n        oldWasPence\n        newBasePence\n        newWasPence\n        isChangedSince\n      }\n    }\n  }\n": types.PriceListDocument,
    "\n  query ProblemLine($id: ID!) {\n    problemLine(id: $id) {\n      ...OrderLine\n    }\n  }\n": types.ProblemLineDocument,
    "\n  mutation AnswerProblem($input: AnswerProblemInput!) {\n    answerProblem(input: $input) {\n      problem {\n        id\n      }\n    }\n  }\n": types.AnswerProblemDocument,
    "\n  mutation AgreeOnProblem($input: AgreeOnProblemInput!) {\n    agreeOnProblem(input: $input) {\n      problem {\n        id\n      }\n    }\n  }\n": types.AgreeOnProblemDocument,
    "\n  mutation CloseProblem($input: CloseProblemInput!) {\n    closeProblem(input: $input) {\n      problem {\n        id\n      }\n    }\n  }\n": types.CloseProblemDocument,
    "\n  mutation ReopenProblem($input: ReopenProblemInput!) {\n    reopenProblem(input: $input) {\n      problem {\n        id\n      }\n    }\n  }\n": types.ReopenProblemDocument,
    "\n  query ProblemPage($filter: ProblemFilter!, $first: Int!, $after: String) {\n    problems(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...Problem\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment Problem on Problem {\n    id\n    version\n    orderId\n    orderNumber\n    name\n    email\n    item\n    product\n    kind\n    state\n    agreed\n    reportedAt\n    awaitsAnswer\n    messages {\n      id\n      text\n      isFromShop\n      by\n      writtenAt\n    }\n    photos {\n      id\n      width\n      height\n      url\n    }\n  }\n": types.ProblemPageDocument,
    "\n  query Problem($id: ID!) {\n    problem(id: $id) {\n      ...Problem\n    }\n  }\n": types.ProblemDocument,
    "\n  query ProblemTemplates($id: ID!) {\n    problemTemplates(id: $id) {\n      title\n      text\n    }\n  }\n": types.ProblemTemplatesDocument,
    "\n  query FindProducts($search: String!) {\n    products(filter: { search: $search }, first: 20) {\n      nodes {\n        id\n        name\n        saleState\n      }\n    }\n  }\n": types.FindProductsDocument,
    "\n  mutation SaveProductDraft($input: SaveProductDraftInput!) {\n    saveProductDraft(input: $input) {\n      product {\n        ...EditedProduct\n      }\n    }\n  }\n": types.SaveProductDraftDocument,
    "\n  mutation PublishProductDraft($input: PublishProductDraftInput!) {\n    publishProductDraft(input: $input) {\n      product {\n        id\n        version\n      }\n    }\n  }\n": types.PublishProductDraftDocument,
    "\n  mutation DiscardProductDraft($input: DiscardProductDraftInput!) {\n    discardProductDraft(input: $input) {\n      product {\n        id\n        draftVersion\n      }\n    }\n  }\n": types.DiscardProductDraftDocument,
    "\n  query ProductPage($filter: ProductFilterInput, $sort: ProductSort, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id\n        slug\n        name\n        categoryName\n        basePricePence\n        wasPricePence\n        leadTimeDays\n        isNew\n        isBestSeller\n        saleState\n        onSaleFrom\n        changedAt\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ProductPageDocument,
    "\n  query Product($id: ID!) {\n    product(id: $id) {\n      ...EditedProduct\n    }\n  }\n  fragment EditedProduct on Product {\n    id\n    version\n    saleState\n    onSaleFrom\n    draftVersion\n    draft {\n      changes\n      pictures {\n        ...ProductPicture\n      }\n      overtaken\n      fromPricePence\n      publishOn\n      problem\n      savedAt\n      savedBy\n    }\n    slug\n    name\n    categoryName\n    position\n    basePricePence\n    wasPricePence\n    fromPricePence\n    wasPriceProvenUntil\n    shortDescription\n    description\n    material\n    materials\n    colors\n    rooms\n    features\n    pictures {\n      ...ProductPicture\n    }\n    options {\n      name\n      defaultValue\n      values\n    }\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    leadTimeDays\n    isNew\n    isBestSeller\n    specifications {\n      name\n      value\n    }\n    seo {\n      title\n      description\n    }\n    versions {\n      version\n      fields\n      pictures {\n        ...ProductPicture\n      }\n      savedAt\n      savedBy\n      takenFrom\n    }\n    related {\n      id\n      name\n    }\n    chosenRelated {\n      id\n      name\n      saleState\n    }\n    audit {\n      id\n      at\n      by\n      what\n      before\n      after\n    }\n  }\n  fragment ProductPicture on Picture {\n    id\n    path\n    alt\n    width\n    height\n    focusX\n    focusY\n    shownColor\n    isTintable\n    isPublished\n    productCount\n  }\n": types.ProductDocument,
    "\n  mutation UpdateProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) {\n      product {\n        ...EditedProduct\n      }\n    }\n  }\n": types.UpdateProductDocument,
    "\n  mutation CopyProduct($input: CopyProductInput!) {\n    copyProduct(input: $input) {\n      product {\n        id\n      }\n    }\n  }\n": types.CopyProductDocument,
    "\n  mutation PutProductOnSale($input: PutProductOnSaleInput!) {\n    putProductOnSale(input: $input) {\n      product {\n        id\n        version\n      }\n    }\n  }\n": types.PutProductOnSaleDocument,
    "\n  mutation TakeProductOffSale($input: TakeProductOffSaleInput!) {\n    takeProductOffSale(input: $input) {\n      product {\n        id\n        version\n      }\n    }\n  }\n": types.TakeProductOffSaleDocument,
    "\n  query ProductChoices {\n    productChoices {\n      materials {\n        name\n        label\n        factorPercent\n      }\n      colors {\n        name\n        label\n      }\n      rooms {\n        name\n        label\n      }\n      features {\n        name\n        label\n      }\n      materialFilters {\n        name\n        label\n      }\n    }\n    productCategories {\n      slug\n      name\n    }\n  }\n": types.ProductChoicesDocument,
    "\n  mutation RevertProduct($input: RevertProductInput!) {\n    revertProduct(input: $input) {\n      product {\n        id\n        version\n      }\n    }\n  }\n": types.RevertProductDocument,
    "\n  mutation CreatePromotion($input: CreatePromotionInput!) {\n    createPromotion(input: $input) {\n      promotion {\n        id\n      }\n    }\n  }\n": types.CreatePromotionDocument,
    "\n  mutation EndPromotion($input: EndPromotionInput!) {\n    endPromotion(input: $input) {\n      promotion {\n        id\n      }\n    }\n  }\n": types.EndPromotionDocument,
    "\n  query Promotions {\n    promotions {\n      ...Promotion\n    }\n  }\n  fragment Promotion on Promotion {\n    id\n    version\n    name\n    code\n    hasUniqueCodes\n    uniqueCodeCount\n    openCodeCount\n    percent\n    minimumWindows\n    startsAt\n    endsAt\n    state\n    orderCount\n    discountPence\n    orderedPence\n  }\n": types.PromotionsDocument,
    "\n  query Promotion($id: ID!) {\n    promotion(id: $id) {\n      ...Promotion\n    }\n  }\n": types.PromotionDocument,
    "\n  query PromotionTestProducts($search: String!) {\n    promotionTestProducts(search: $search) {\n      id\n      name\n      materials\n      colors\n    }\n  }\n": types.PromotionTestProductsDocument,
    "\n  query TestPromotion($code: String!, $lines: [CartLineInput!]!) {\n    testPromotion(code: $code, lines: $lines) {\n      windows\n      applied\n      notice\n      subtotalPence\n      discountPence\n      totalPence\n      fullTotalPence\n    }\n  }\n": types.TestPromotionDocument,
    "\n  query UniqueCodes($promotionId: ID!, $state: UniqueCodeState, $search: String, $after: String) {\n    uniqueCodes(promotionId: $promotionId, state: $state, search: $search, first: 25, after: $after) {\n      totalCount\n      nodes {\n        code\n        state\n        uses\n        maxUses\n        orders {\n          number\n          discountPence\n          totalPence\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.UniqueCodesDocument,
    "\n  mutation MakeUniqueCodes($input: MakeUniqueCodesInput!) {\n    makeUniqueCodes(input: $input) {\n      codes\n    }\n  }\n": types.MakeUniqueCodesDocument,
    "\n  mutation VoidUniqueCodes($input: VoidUniqueCodesInput!) {\n    voidUniqueCodes(input: $input) {\n      codes\n    }\n  }\n": types.VoidUniqueCodesDocument,
    "\n  query HeldQuotePage($filter: HeldQuoteFilter, $sort: HeldQuoteSort!, $first: Int!, $after: String) {\n    heldQuotes(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        number\n        state\n        madeAt\n        heldUntil\n        name\n        email\n        totalPence\n        orderNumber\n        agreedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      isTotalCountExact\n    }\n  }\n": types.HeldQuotePageDocument,
    "\n  query HeldQuote($number: String!) {\n    heldQuote(number: $number) {\n      number\n      state\n      madeAt\n      heldUntil\n      name\n      email\n      mailedTo\n      orderId\n      orderNumber\n      sharedAt\n      agreement {\n        name\n        comment\n        agreedAt\n      }\n      fulfilment\n      delivery\n      lines {\n        id\n        name\n        roomName\n        windowName\n        details\n        quantity\n        unitPricePence\n        totalPence\n      }\n      promotion {\n        name\n        code\n        percent\n      }\n      subtotalPence\n      discountPence\n      deliveryPence\n      taxPence\n      includedTaxPence\n      totalPence\n    }\n  }\n": types.HeldQuoteDocument,
    "\n  mutation PublishReview($input: PublishReviewInput!) {\n    publishReview(input: $input) {\n      review {\n        id\n      }\n    }\n  }\n": types.PublishReviewDocument,
    "\n  mutation DeclineReview($input: DeclineReviewInput!) {\n    declineReview(input: $input) {\n      review {\n        id\n      }\n    }\n  }\n": types.DeclineReviewDocument,
    "\n  mutation AnswerReview($input: AnswerReviewInput!) {\n    answerReview(input: $input) {\n      review {\n        id\n      }\n    }\n  }\n": types.AnswerReviewDocument,
    "\n  query ReviewPage($filter: ReviewFilter!, $first: Int!, $after: String) {\n    reviews(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...Review\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment Review on Review {\n    id\n    version\n    productName\n    productSlug\n    rating\n    comment\n    userName\n    userLocation\n    reviewDate\n    isBoughtHere\n    state\n    declineReason\n    answer\n  }\n": types.ReviewPageDocument,
    "\n  query Review($id: ID!) {\n    review(id: $id) {\n      ...Review\n    }\n  }\n": types.ReviewDocument,
    "\n  query PreviewRules($kind: RuleKind!) {\n    previewRules(kind: $kind) {\n      version\n      fingerprint\n      productCount\n      products {\n        slug\n        name\n        configured\n        before\n        after\n      }\n      cartCount\n      lineCount\n      lines {\n        name\n        configured\n        lineCount\n        before\n        after\n      }\n      problems\n    }\n  }\n": types.PreviewRulesDocument,
    "\n  mutation SaveRulesDraft($input: SaveRulesDraftInput!) {\n    saveRulesDraft(input: $input) {\n      rules {\n        version\n      }\n    }\n  }\n": types.SaveRulesDraftDocument,
    "\n  mutation PublishRules($input: PublishRulesInput!) {\n    publishRules(input: $input) {\n      rules {\n        version\n      }\n    }\n  }\n": types.PublishRulesDocument,
    "\n  mutation RevertRules($input: RevertRulesInput!) {\n    revertRules(input: $input) {\n      rules {\n        version\n      }\n    }\n  }\n": types.RevertRulesDocument,
    "\n  query AllRules {\n    allRules {\n      kind\n      version\n      publishedVersion\n    }\n  }\n": types.AllRulesDocument,
    "\n  query RulesPage($kind: RuleKind!) {\n    rules(kind: $kind) {\n      kind\n      version\n      publishedVersion\n      content\n      published\n      installed\n    }\n    ruleVersions(kind: $kind) {\n      version\n      content\n      savedAt\n      savedBy\n      publishedAt\n      publishedBy\n      takenFrom\n      isInForce\n    }\n  }\n": types.RulesPageDocument,
    "\n  mutation EnterCode($input: EnterCodeInput!) {\n    enterCode(input: $input) {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.EnterCodeDocument,
    "\n  mutation SignOut {\n    signOut {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SignOutDocument,
    "\n  mutation BeginPasskey {\n    beginPasskey {\n      options\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.BeginPasskeyDocument,
    "\n  mutation EnterPasskey($input: EnterPasskeyInput!) {\n    enterPasskey(input: $input) {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.EnterPasskeyDocument,
    "\n  query Me {\n    me {\n      id\n      name\n      email\n      role\n      permissions\n      recoveryCodesLeft\n      hasPasskey\n    }\n  }\n": types.MeDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      hasPasskey\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  query FreeVisitTimes {\n    freeVisitTimes {\n      startsAt\n      endsAt\n    }\n  }\n": types.FreeVisitTimesDocument,
    "\n  query VisitsOfDay($day: Date!) {\n    visitsOfDay(day: $day) {\n      ...BookedVisit\n    }\n  }\n": types.VisitsOfDayDocument,
    "\n  mutation MoveBookedVisit($input: MoveBookedVisitInput!) {\n    moveBookedVisit(input: $input) {\n      visit {\n        id\n      }\n    }\n  }\n": types.MoveBookedVisitDocument,
    "\n  mutation CancelBookedVisit($input: CancelBookedVisitInput!) {\n    cancelBookedVisit(input: $input) {\n      visit {\n        id\n      }\n    }\n  }\n": types.CancelBookedVisitDocument,
    "\n  mutation AssignVisit($input: AssignVisitInput!) {\n    assignVisit(input: $input) {\n      visit {\n        id\n      }\n    }\n  }\n": types.AssignVisitDocument,
    "\n  mutation RecordVisit($input: RecordVisitInput!) {\n    recordVisit(input: $input) {\n      visit {\n        id\n      }\n    }\n  }\n": types.RecordVisitDocument,
    "\n  query VisitPlan {\n    visitPlan {\n      version\n      areas\n      noticeHours\n      weeksAhead\n      times {\n        weekday\n        starts\n        ends\n        fitters\n      }\n    }\n  }\n": types.VisitPlanDocument,
    "\n  mutation ChangeVisitPlan($input: ChangeVisitPlanInput!) {\n    changeVisitPlan(input: $input) {\n      plan {\n        version\n      }\n    }\n  }\n": types.ChangeVisitPlanDocument,
    "\n  query BookedVisitPage($filter: BookedVisitFilter!, $first: Int!, $after: String) {\n    bookedVisits(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...BookedVisit\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment BookedVisit on BookedVisit {\n    id\n    version\n    state\n    startsAt\n    endsAt\n    orderId\n    orderNumber\n    orderStatus\n    name\n    email\n    phone\n    address\n    city\n    postcode\n    notes\n    fitter\n    outcomeNote\n    createdAt\n    windows\n  }\n": types.BookedVisitPageDocument,
    "\n  query BookedVisit($id: ID!) {\n    bookedVisit(id: $id) {\n      ...BookedVisit\n    }\n  }\n": types.BookedVisitDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n    }\n  }\n"): typeof import('./graphql').RenewRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnPasskeys {\n    ownPasskeys {\n      isAvailable\n      passkeys {\n        id\n        name\n        addedAt\n        lastUsedAt\n      }\n    }\n  }\n"): typeof import('./graphql').OwnPasskeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginAddingPasskey {\n    beginAddingPasskey {\n      options\n    }\n  }\n"): typeof import('./graphql').BeginAddingPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      passkey {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').AddPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePasskey($input: RenamePasskeyInput!) {\n    renamePasskey(input: $input) {\n      passkey {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').RenamePasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($input: RemovePasskeyInput!) {\n    removePasskey(input: $input) {\n      passkey {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').RemovePasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PayloadError on UserError {\n    code\n    message\n    field\n  }\n"): typeof import('./graphql').PayloadErrorFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditPage($first: Int!, $after: String) {\n    audit(first: $first, after: $after) {\n      nodes {\n        id\n        at\n        by\n        what\n        subject\n        subjectType\n        before\n        after\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').AuditPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Categories {\n    categories {\n      id\n      slug\n      name\n      tagline\n      isSale\n      productCount\n    }\n  }\n"): typeof import('./graphql').CategoriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoryPage($id: ID!) {\n    category(id: $id) {\n      id\n      version\n      slug\n      name\n      tagline\n      description\n      seoTitle\n      seoDescription\n      isSale\n      seo {\n        title\n        description\n      }\n      picture {\n        ...CategoryPicture\n      }\n      offeredPictures {\n        ...CategoryPicture\n      }\n      versions {\n        version\n        texts {\n          name\n          tagline\n          description\n          seoTitle\n          seoDescription\n        }\n        picture {\n          ...CategoryPicture\n        }\n        savedAt\n        savedBy\n        takenFrom\n      }\n      audit {\n        id\n        at\n        by\n        what\n        before\n        after\n      }\n    }\n  }\n  fragment CategoryPicture on Picture {\n    id\n    path\n    alt\n    width\n    height\n    focusX\n    focusY\n    shownColor\n    isTintable\n    productCount\n  }\n"): typeof import('./graphql').CategoryPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCategory($input: UpdateCategoryInput!) {\n    updateCategory(input: $input) {\n      category {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateCategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevertCategory($input: RevertCategoryInput!) {\n    revertCategory(input: $input) {\n      category {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').RevertCategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArrangeCategories($input: ArrangeCategoriesInput!) {\n    arrangeCategories(input: $input) {\n      categories {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').ArrangeCategoriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoryProducts($id: ID!, $page: Int!) {\n    categoryProducts(id: $id, page: $page) {\n      orderVersion\n      totalCount\n      products {\n        id\n        name\n        saleState\n        place\n      }\n    }\n  }\n"): typeof import('./graphql').CategoryProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveProduct($input: MoveProductInput!) {\n    moveProduct(input: $input) {\n      category {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').MoveProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewContent($kind: ContentKind!, $content: JsonObject!) {\n    previewContent(kind: $kind, content: $content) {\n      place\n      before\n      after\n    }\n  }\n"): typeof import('./graphql').PreviewContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveContentDraft($input: SaveContentDraftInput!) {\n    saveContentDraft(input: $input) {\n      content {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').SaveContentDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishContent($input: PublishContentInput!) {\n    publishContent(input: $input) {\n      content {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').PublishContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardContentDraft($input: DiscardContentDraftInput!) {\n    discardContentDraft(input: $input) {\n      content {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').DiscardContentDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevertContent($input: RevertContentInput!) {\n    revertContent(input: $input) {\n      content {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').RevertContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Contents {\n    contents {\n      kind\n      version\n      publishedVersion\n    }\n  }\n"): typeof import('./graphql').ContentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentPage($kind: ContentKind!) {\n    content(kind: $kind) {\n      kind\n      version\n      publishedVersion\n      content\n      published\n      installed\n    }\n    contentVersions(kind: $kind) {\n      version\n      content\n      savedAt\n      savedBy\n      publishedAt\n      publishedBy\n      takenFrom\n      isInForce\n    }\n  }\n"): typeof import('./graphql').ContentPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportCustomer($input: ExportCustomerInput!) {\n    exportCustomer(input: $input) {\n      data\n    }\n  }\n"): typeof import('./graphql').ExportCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgetCustomer($input: ForgetCustomerInput!) {\n    forgetCustomer(input: $input) {\n      erasedCount\n      keptOrderCount\n    }\n  }\n"): typeof import('./graphql').ForgetCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerPage($search: String!, $first: Int!, $after: String) {\n    customers(search: $search, first: $first, after: $after) {\n      nodes {\n        email\n        names\n        hasAccount\n        orderCount\n        orderedPence\n        lastSeenOn\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').CustomerPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Customer($email: String!) {\n    customer(email: $email) {\n      email\n      names\n      hasAccount\n      orderCount\n      orderedPence\n      lastSeenOn\n      account {\n        firstName\n        lastName\n        phone\n        createdAt\n      }\n      mailingList {\n        requestedAt\n        confirmedAt\n      }\n      orders {\n        id\n        number\n        status\n        totalPence\n        placedAt\n        isInAccount\n      }\n      enquiries {\n        id\n        kind\n        state\n        createdAt\n      }\n      visits {\n        id\n        state\n        startsAt\n        endsAt\n        orderNumber\n      }\n      heldQuotes {\n        number\n        state\n        madeAt\n        heldUntil\n        totalPence\n      }\n      windowCount\n      merges {\n        id\n        otherEmail\n        isKept\n        reason\n        state\n        proposedAt\n        proposedBy\n        expiresAt\n        endedAt\n        hasConfirmed\n        hasOtherConfirmed\n      }\n      reviews {\n        id\n        orderNumber\n        productName\n        rating\n        reviewDate\n        isPublished\n      }\n      audit {\n        id\n        at\n        by\n        what\n      }\n    }\n  }\n"): typeof import('./graphql').CustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeCustomerMerge($input: ProposeCustomerMergeInput!) {\n    proposeCustomerMerge(input: $input) {\n      merge {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').ProposeCustomerMergeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawCustomerMerge($input: WithdrawCustomerMergeInput!) {\n    withdrawCustomerMerge(input: $input) {\n      merge {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').WithdrawCustomerMergeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EnquiryProject($id: ID!) {\n    enquiryProject(id: $id) {\n      chosenCount\n      totalPence\n      windows {\n        key\n        ...EnquiryWindow\n      }\n    }\n  }\n  fragment EnquiryWindow on EnquiryWindow {\n    room\n    name\n    kind\n    figures\n    notes\n    photo {\n      id\n      url\n    }\n    options {\n      name\n      size\n      choices\n      isChosen\n      totalPence\n      refusal\n    }\n  }\n"): typeof import('./graphql').EnquiryProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EnquiryThread($id: ID!) {\n    enquiryThread(id: $id) {\n      ...Enquiry\n    }\n  }\n"): typeof import('./graphql').EnquiryThreadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EnquiryPage($filter: EnquiryFilter!, $first: Int!, $after: String) {\n    enquiries(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...Enquiry\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment Enquiry on Enquiry {\n    id\n    version\n    kind\n    state\n    createdAt\n    name\n    email\n    phone\n    postcode\n    address\n    message\n    samples {\n      item\n      name\n      sentAt\n    }\n    promisedContactBy\n    hasProject\n    assigneeId\n    assigneeName\n    answers {\n      text\n      by\n      answeredAt\n    }\n  }\n"): typeof import('./graphql').EnquiryPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Enquiry($id: ID!) {\n    enquiry(id: $id) {\n      ...Enquiry\n    }\n  }\n"): typeof import('./graphql').EnquiryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignEnquiry($input: AssignEnquiryInput!) {\n    assignEnquiry(input: $input) {\n      enquiry {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').AssignEnquiryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerEnquiry($input: AnswerEnquiryInput!) {\n    answerEnquiry(input: $input) {\n      enquiry {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').AnswerEnquiryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseEnquiry($input: CloseEnquiryInput!) {\n    closeEnquiry(input: $input) {\n      enquiry {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CloseEnquiryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendSamples($input: SendSamplesInput!) {\n    sendSamples(input: $input) {\n      enquiry {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').SendSamplesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EnquiryAssignees {\n    enquiryAssignees {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql').EnquiryAssigneesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EnquiryQuote($id: ID!) {\n    enquiryQuote(id: $id) {\n      lineCount\n      totalPence\n      refusal\n    }\n  }\n"): typeof import('./graphql').EnquiryQuoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EnquiryTemplates($id: ID!) {\n    enquiryTemplates(id: $id) {\n      title\n      text\n    }\n  }\n"): typeof import('./graphql').EnquiryTemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmptySearches {\n    emptySearches {\n      words\n      count\n    }\n  }\n"): typeof import('./graphql').EmptySearchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailedMails {\n    failedMails {\n      count\n      latest {\n        id\n        kind\n        at\n        order {\n          id\n          number\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').FailedMailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenRemakes {\n    openRemakes {\n      count\n      lateCount\n      first {\n        id\n        orderId\n        number\n        item\n        estimatedDelivery\n        isLate\n      }\n    }\n  }\n"): typeof import('./graphql').OpenRemakesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrdersToDo {\n    ordersToDo {\n      status\n      count\n      lateCount\n    }\n  }\n"): typeof import('./graphql').OrdersToDoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SizesToSettle {\n    sizesToSettle {\n      count\n      lateCount\n      first {\n        orderId\n        number\n        isAsked\n        since\n        isLate\n      }\n    }\n  }\n"): typeof import('./graphql').SizesToSettleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisitsToCome($from: Date!, $to: Date!) {\n    bookedVisits(filter: { state: BOOKED, from: $from, to: $to }, first: 30) {\n      totalCount\n      nodes {\n        id\n        startsAt\n        endsAt\n        name\n        postcode\n        fitter\n      }\n    }\n  }\n"): typeof import('./graphql').VisitsToComeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SalesByDay {\n    salesByDay {\n      day\n      orderCount\n      orderedPence\n      productViews\n      countedOrders\n    }\n  }\n"): typeof import('./graphql').SalesByDayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewEnquiries {\n    enquiries(filter: { state: OPEN }, first: 1) {\n      totalCount\n    }\n  }\n"): typeof import('./graphql').NewEnquiriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenProblems {\n    problems(filter: { state: OPEN }, first: 1) {\n      totalCount\n    }\n  }\n"): typeof import('./graphql').OpenProblemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingReviews {\n    reviews(filter: { state: WAITING }, first: 1) {\n      totalCount\n    }\n  }\n"): typeof import('./graphql').WaitingReviewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      recoveryCodes\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').AcceptInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      email\n      secret\n      otpauthUri\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').EnrolDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteStaff($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      token\n      expiresAt\n    }\n  }\n"): typeof import('./graphql').InviteStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Members {\n    staff {\n      ...Member\n    }\n  }\n  fragment Member on Staff {\n    id\n    name\n    email\n    role\n    joinedAt\n    leftAt\n    version\n  }\n"): typeof import('./graphql').MembersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeStaffRole($input: ChangeStaffRoleInput!) {\n    changeStaffRole(input: $input) {\n      staff {\n        ...Member\n      }\n    }\n  }\n"): typeof import('./graphql').ChangeStaffRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissStaff($input: DismissStaffInput!) {\n    dismissStaff(input: $input) {\n      staff {\n        ...Member\n      }\n    }\n  }\n"): typeof import('./graphql').DismissStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddOrderNote($input: AddOrderNoteInput!) {\n    addOrderNote(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').AddOrderNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderProblems($id: ID!) {\n    orderProblems(orderId: $id) {\n      id\n      item\n      product\n      kind\n      state\n      reportedAt\n    }\n  }\n"): typeof import('./graphql').OrderProblemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MeasurableLine($id: ID!, $lineId: ID!) {\n    measurableLine(id: $id, lineId: $lineId) {\n      ...LineToCorrect\n    }\n  }\n"): typeof import('./graphql').MeasurableLineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewMeasures($input: PreviewMeasuresInput!) {\n    previewMeasures(input: $input) {\n      lineWasPence\n      lineBecamePence\n      totalWasPence\n      totalBecamePence\n      was {\n        ...RemadeLine\n      }\n      became {\n        ...RemadeLine\n      }\n    }\n  }\n"): typeof import('./graphql').PreviewMeasuresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MeasureOrderLine($input: MeasureOrderLineInput!) {\n    measureOrderLine(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').MeasureOrderLineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettleOrderSizes($input: SettleOrderSizesInput!) {\n    settleOrderSizes(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').SettleOrderSizesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveOrders($input: MoveOrdersInput!) {\n    moveOrders(input: $input) {\n      outcomes {\n        id\n        error {\n          code\n          message\n        }\n        order {\n          ...ListedOrder\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').MoveOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrdersPage($filter: OrderFilterInput, $sort: OrderSort!, $first: Int!, $after: String) {\n    orders(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        ...ListedOrder\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      isTotalCountExact\n    }\n  }\n  fragment ListedOrder on OrderSummary {\n    id\n    number\n    version\n    placedAt\n    firstName\n    lastName\n    zipCode\n    city\n    status\n    estimatedDelivery\n    isLate\n    totalPence\n  }\n"): typeof import('./graphql').OrdersPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderPage($id: ID!) {\n    order(id: $id) {\n      id\n      number\n      version\n      status\n      nextStatuses\n      placedAt\n      estimatedDelivery\n      isLate\n      fulfilment\n      firstName\n      lastName\n      address\n      addressLine2\n      city\n      state\n      zipCode\n      email\n      phoneNumber\n      paymentMethod\n      shippingMethod\n      note\n      subtotalPence\n      discountPence\n      promotionCode\n      promotionName\n      promotionPercent\n      deliveryPence\n      taxPence\n      includedTaxPence\n      totalPence\n      refundedPence\n      refundablePence\n      lines {\n        ...OrderLine\n      }\n      refunds {\n        id\n        at\n        by\n        amountPence\n        reason\n        note\n        takenBack {\n          at\n          by\n          reason\n        }\n      }\n      invoices {\n        id\n        kind\n        number\n        issuedAt\n        amountPence\n      }\n      remakes {\n        id\n        lineId\n        item\n        name\n        at\n        by\n        reason\n        quantity\n        note\n        status\n        nextStatus\n        estimatedDelivery\n        isLate\n        sentAt\n        was {\n          ...RemadeLine\n        }\n        became {\n          ...RemadeLine\n        }\n      }\n      measures {\n        left\n        state\n        proposedAt\n        settledAt\n        isLate\n        totalWasPence\n        totalPence\n        lines {\n          lineId\n          item\n          name\n          at\n          by\n          lineWasPence\n          lineBecamePence\n          was {\n            ...RemadeLine\n          }\n          became {\n            ...RemadeLine\n          }\n        }\n      }\n      history {\n        status\n        at\n      }\n      mails {\n        id\n        kind\n        state\n        at\n      }\n      notes {\n        id\n        text\n        by\n        writtenAt\n      }\n      audit {\n        id\n        at\n        by\n        what\n        subject\n        before\n        after\n      }\n    }\n  }\n  fragment OrderLine on OrderLine {\n    id\n    name\n    product\n    quantity\n    roomName\n    windowName\n    unitPricePence\n    totalPence\n    drawing\n    picture\n    warning\n    facts {\n      label\n      value\n    }\n    lengths {\n      part\n      measured\n      adjustments\n      made\n    }\n    choices {\n      label\n      value\n    }\n    cord {\n      label\n      value\n    }\n    rules\n  }\n"): typeof import('./graphql').OrderPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordOrderRefund($input: RecordOrderRefundInput!) {\n    recordOrderRefund(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').RecordOrderRefundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RemakeableLine($id: ID!, $lineId: ID!) {\n    remakeableLine(id: $id, lineId: $lineId) {\n      ...LineToCorrect\n    }\n  }\n  fragment LineToCorrect on RemakeableLine {\n    width\n    height\n    heightName\n    quantity\n    material\n    materials {\n      label\n      value\n    }\n    color\n    colors {\n      label\n      value\n    }\n    options {\n      name\n      label\n      value\n      isMeasured\n      values {\n        label\n        value\n      }\n    }\n  }\n"): typeof import('./graphql').RemakeableLineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewRemake($input: PreviewRemakeInput!) {\n    previewRemake(input: $input) {\n      isSame\n      estimatedDelivery\n      was {\n        ...RemadeLine\n      }\n      became {\n        ...RemadeLine\n      }\n    }\n  }\n  fragment RemadeLine on RemadeLine {\n    product\n    drawing\n    picture\n    facts {\n      label\n      value\n    }\n    lengths {\n      part\n      measured\n      adjustments\n      made\n    }\n    choices {\n      label\n      value\n    }\n    cord {\n      label\n      value\n    }\n    rules\n  }\n"): typeof import('./graphql').PreviewRemakeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemakeOrderLine($input: RemakeOrderLineInput!) {\n    remakeOrderLine(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').RemakeOrderLineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveRemake($input: MoveRemakeInput!) {\n    moveRemake(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').MoveRemakeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackOrderRefund($input: TakeBackOrderRefundInput!) {\n    takeBackOrderRefund(input: $input) {\n      order {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').TakeBackOrderRefundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewPrices($csv: Csv!) {\n    previewPrices(csv: $csv) {\n      fingerprint\n      unchanged\n      problems {\n        line\n        slug\n        message\n      }\n      differences {\n        slug\n        name\n        field\n        oldPence\n        newPence\n        percent\n      }\n      carts {\n        cartCount\n        beforePence\n        afterPence\n      }\n      quotes {\n        quoteCount\n        quotes {\n          enquiryId\n          sentAt\n          products\n          configurations {\n            code\n            thenPence\n            beforePence\n            afterPence\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').PreviewPricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportPrices($input: ImportPricesInput!) {\n    importPrices(input: $input) {\n      priceList {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').ImportPricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevertPrices($input: RevertPricesInput!) {\n    revertPrices(input: $input) {\n      priceList {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').RevertPricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceListPage($first: Int!, $after: String) {\n    priceLists(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        importedAt\n        importedBy\n        revertedAt\n        revertedBy\n        lineCount\n        state\n        effectiveFrom\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').PriceListPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceList($id: ID!) {\n    priceList(id: $id) {\n      id\n      name\n      importedAt\n      importedBy\n      revertedAt\n      revertedBy\n      lineCount\n      state\n      effectiveFrom\n      appliedAt\n      leftOut {\n        line\n        slug\n        message\n      }\n      lines {\n        slug\n        name\n        oldBasePence\n        oldWasPence\n        newBasePence\n        newWasPence\n        isChangedSince\n      }\n    }\n  }\n"): typeof import('./graphql').PriceListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProblemLine($id: ID!) {\n    problemLine(id: $id) {\n      ...OrderLine\n    }\n  }\n"): typeof import('./graphql').ProblemLineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerProblem($input: AnswerProblemInput!) {\n    answerProblem(input: $input) {\n      problem {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').AnswerProblemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AgreeOnProblem($input: AgreeOnProblemInput!) {\n    agreeOnProblem(input: $input) {\n      problem {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').AgreeOnProblemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseProblem($input: CloseProblemInput!) {\n    closeProblem(input: $input) {\n      problem {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CloseProblemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenProblem($input: ReopenProblemInput!) {\n    reopenProblem(input: $input) {\n      problem {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').ReopenProblemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProblemPage($filter: ProblemFilter!, $first: Int!, $after: String) {\n    problems(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...Problem\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment Problem on Problem {\n    id\n    version\n    orderId\n    orderNumber\n    name\n    email\n    item\n    product\n    kind\n    state\n    agreed\n    reportedAt\n    awaitsAnswer\n    messages {\n      id\n      text\n      isFromShop\n      by\n      writtenAt\n    }\n    photos {\n      id\n      width\n      height\n      url\n    }\n  }\n"): typeof import('./graphql').ProblemPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Problem($id: ID!) {\n    problem(id: $id) {\n      ...Problem\n    }\n  }\n"): typeof import('./graphql').ProblemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProblemTemplates($id: ID!) {\n    problemTemplates(id: $id) {\n      title\n      text\n    }\n  }\n"): typeof import('./graphql').ProblemTemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindProducts($search: String!) {\n    products(filter: { search: $search }, first: 20) {\n      nodes {\n        id\n        name\n        saleState\n      }\n    }\n  }\n"): typeof import('./graphql').FindProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProductDraft($input: SaveProductDraftInput!) {\n    saveProductDraft(input: $input) {\n      product {\n        ...EditedProduct\n      }\n    }\n  }\n"): typeof import('./graphql').SaveProductDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishProductDraft($input: PublishProductDraftInput!) {\n    publishProductDraft(input: $input) {\n      product {\n        id\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').PublishProductDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardProductDraft($input: DiscardProductDraftInput!) {\n    discardProductDraft(input: $input) {\n      product {\n        id\n        draftVersion\n      }\n    }\n  }\n"): typeof import('./graphql').DiscardProductDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductPage($filter: ProductFilterInput, $sort: ProductSort, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id\n        slug\n        name\n        categoryName\n        basePricePence\n        wasPricePence\n        leadTimeDays\n        isNew\n        isBestSeller\n        saleState\n        onSaleFrom\n        changedAt\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').ProductPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Product($id: ID!) {\n    product(id: $id) {\n      ...EditedProduct\n    }\n  }\n  fragment EditedProduct on Product {\n    id\n    version\n    saleState\n    onSaleFrom\n    draftVersion\n    draft {\n      changes\n      pictures {\n        ...ProductPicture\n      }\n      overtaken\n      fromPricePence\n      publishOn\n      problem\n      savedAt\n      savedBy\n    }\n    slug\n    name\n    categoryName\n    position\n    basePricePence\n    wasPricePence\n    fromPricePence\n    wasPriceProvenUntil\n    shortDescription\n    description\n    material\n    materials\n    colors\n    rooms\n    features\n    pictures {\n      ...ProductPicture\n    }\n    options {\n      name\n      defaultValue\n      values\n    }\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    leadTimeDays\n    isNew\n    isBestSeller\n    specifications {\n      name\n      value\n    }\n    seo {\n      title\n      description\n    }\n    versions {\n      version\n      fields\n      pictures {\n        ...ProductPicture\n      }\n      savedAt\n      savedBy\n      takenFrom\n    }\n    related {\n      id\n      name\n    }\n    chosenRelated {\n      id\n      name\n      saleState\n    }\n    audit {\n      id\n      at\n      by\n      what\n      before\n      after\n    }\n  }\n  fragment ProductPicture on Picture {\n    id\n    path\n    alt\n    width\n    height\n    focusX\n    focusY\n    shownColor\n    isTintable\n    isPublished\n    productCount\n  }\n"): typeof import('./graphql').ProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) {\n      product {\n        ...EditedProduct\n      }\n    }\n  }\n"): typeof import('./graphql').UpdateProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CopyProduct($input: CopyProductInput!) {\n    copyProduct(input: $input) {\n      product {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CopyProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutProductOnSale($input: PutProductOnSaleInput!) {\n    putProductOnSale(input: $input) {\n      product {\n        id\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').PutProductOnSaleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeProductOffSale($input: TakeProductOffSaleInput!) {\n    takeProductOffSale(input: $input) {\n      product {\n        id\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').TakeProductOffSaleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductChoices {\n    productChoices {\n      materials {\n        name\n        label\n        factorPercent\n      }\n      colors {\n        name\n        label\n      }\n      rooms {\n        name\n        label\n      }\n      features {\n        name\n        label\n      }\n      materialFilters {\n        name\n        label\n      }\n    }\n    productCategories {\n      slug\n      name\n    }\n  }\n"): typeof import('./graphql').ProductChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevertProduct($input: RevertProductInput!) {\n    revertProduct(input: $input) {\n      product {\n        id\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').RevertProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePromotion($input: CreatePromotionInput!) {\n    createPromotion(input: $input) {\n      promotion {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CreatePromotionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndPromotion($input: EndPromotionInput!) {\n    endPromotion(input: $input) {\n      promotion {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').EndPromotionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Promotions {\n    promotions {\n      ...Promotion\n    }\n  }\n  fragment Promotion on Promotion {\n    id\n    version\n    name\n    code\n    hasUniqueCodes\n    uniqueCodeCount\n    openCodeCount\n    percent\n    minimumWindows\n    startsAt\n    endsAt\n    state\n    orderCount\n    discountPence\n    orderedPence\n  }\n"): typeof import('./graphql').PromotionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Promotion($id: ID!) {\n    promotion(id: $id) {\n      ...Promotion\n    }\n  }\n"): typeof import('./graphql').PromotionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PromotionTestProducts($search: String!) {\n    promotionTestProducts(search: $search) {\n      id\n      name\n      materials\n      colors\n    }\n  }\n"): typeof import('./graphql').PromotionTestProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TestPromotion($code: String!, $lines: [CartLineInput!]!) {\n    testPromotion(code: $code, lines: $lines) {\n      windows\n      applied\n      notice\n      subtotalPence\n      discountPence\n      totalPence\n      fullTotalPence\n    }\n  }\n"): typeof import('./graphql').TestPromotionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UniqueCodes($promotionId: ID!, $state: UniqueCodeState, $search: String, $after: String) {\n    uniqueCodes(promotionId: $promotionId, state: $state, search: $search, first: 25, after: $after) {\n      totalCount\n      nodes {\n        code\n        state\n        uses\n        maxUses\n        orders {\n          number\n          discountPence\n          totalPence\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').UniqueCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeUniqueCodes($input: MakeUniqueCodesInput!) {\n    makeUniqueCodes(input: $input) {\n      codes\n    }\n  }\n"): typeof import('./graphql').MakeUniqueCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VoidUniqueCodes($input: VoidUniqueCodesInput!) {\n    voidUniqueCodes(input: $input) {\n      codes\n    }\n  }\n"): typeof import('./graphql').VoidUniqueCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeldQuotePage($filter: HeldQuoteFilter, $sort: HeldQuoteSort!, $first: Int!, $after: String) {\n    heldQuotes(filter: $filter, sort: $sort, first: $first, after: $after) {\n      nodes {\n        number\n        state\n        madeAt\n        heldUntil\n        name\n        email\n        totalPence\n        orderNumber\n        agreedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n      isTotalCountExact\n    }\n  }\n"): typeof import('./graphql').HeldQuotePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HeldQuote($number: String!) {\n    heldQuote(number: $number) {\n      number\n      state\n      madeAt\n      heldUntil\n      name\n      email\n      mailedTo\n      orderId\n      orderNumber\n      sharedAt\n      agreement {\n        name\n        comment\n        agreedAt\n      }\n      fulfilment\n      delivery\n      lines {\n        id\n        name\n        roomName\n        windowName\n        details\n        quantity\n        unitPricePence\n        totalPence\n      }\n      promotion {\n        name\n        code\n        percent\n      }\n      subtotalPence\n      discountPence\n      deliveryPence\n      taxPence\n      includedTaxPence\n      totalPence\n    }\n  }\n"): typeof import('./graphql').HeldQuoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishReview($input: PublishReviewInput!) {\n    publishReview(input: $input) {\n      review {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').PublishReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineReview($input: DeclineReviewInput!) {\n    declineReview(input: $input) {\n      review {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').DeclineReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerReview($input: AnswerReviewInput!) {\n    answerReview(input: $input) {\n      review {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').AnswerReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewPage($filter: ReviewFilter!, $first: Int!, $after: String) {\n    reviews(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...Review\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment Review on Review {\n    id\n    version\n    productName\n    productSlug\n    rating\n    comment\n    userName\n    userLocation\n    reviewDate\n    isBoughtHere\n    state\n    declineReason\n    answer\n  }\n"): typeof import('./graphql').ReviewPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Review($id: ID!) {\n    review(id: $id) {\n      ...Review\n    }\n  }\n"): typeof import('./graphql').ReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewRules($kind: RuleKind!) {\n    previewRules(kind: $kind) {\n      version\n      fingerprint\n      productCount\n      products {\n        slug\n        name\n        configured\n        before\n        after\n      }\n      cartCount\n      lineCount\n      lines {\n        name\n        configured\n        lineCount\n        before\n        after\n      }\n      problems\n    }\n  }\n"): typeof import('./graphql').PreviewRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveRulesDraft($input: SaveRulesDraftInput!) {\n    saveRulesDraft(input: $input) {\n      rules {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').SaveRulesDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishRules($input: PublishRulesInput!) {\n    publishRules(input: $input) {\n      rules {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').PublishRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevertRules($input: RevertRulesInput!) {\n    revertRules(input: $input) {\n      rules {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').RevertRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllRules {\n    allRules {\n      kind\n      version\n      publishedVersion\n    }\n  }\n"): typeof import('./graphql').AllRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RulesPage($kind: RuleKind!) {\n    rules(kind: $kind) {\n      kind\n      version\n      publishedVersion\n      content\n      published\n      installed\n    }\n    ruleVersions(kind: $kind) {\n      version\n      content\n      savedAt\n      savedBy\n      publishedAt\n      publishedBy\n      takenFrom\n      isInForce\n    }\n  }\n"): typeof import('./graphql').RulesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnterCode($input: EnterCodeInput!) {\n    enterCode(input: $input) {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').EnterCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').SignOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPasskey {\n    beginPasskey {\n      options\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').BeginPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnterPasskey($input: EnterPasskeyInput!) {\n    enterPasskey(input: $input) {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').EnterPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      id\n      name\n      email\n      role\n      permissions\n      recoveryCodesLeft\n      hasPasskey\n    }\n  }\n"): typeof import('./graphql').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      hasPasskey\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreeVisitTimes {\n    freeVisitTimes {\n      startsAt\n      endsAt\n    }\n  }\n"): typeof import('./graphql').FreeVisitTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisitsOfDay($day: Date!) {\n    visitsOfDay(day: $day) {\n      ...BookedVisit\n    }\n  }\n"): typeof import('./graphql').VisitsOfDayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveBookedVisit($input: MoveBookedVisitInput!) {\n    moveBookedVisit(input: $input) {\n      visit {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').MoveBookedVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelBookedVisit($input: CancelBookedVisitInput!) {\n    cancelBookedVisit(input: $input) {\n      visit {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').CancelBookedVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignVisit($input: AssignVisitInput!) {\n    assignVisit(input: $input) {\n      visit {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').AssignVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordVisit($input: RecordVisitInput!) {\n    recordVisit(input: $input) {\n      visit {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').RecordVisitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisitPlan {\n    visitPlan {\n      version\n      areas\n      noticeHours\n      weeksAhead\n      times {\n        weekday\n        starts\n        ends\n        fitters\n      }\n    }\n  }\n"): typeof import('./graphql').VisitPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeVisitPlan($input: ChangeVisitPlanInput!) {\n    changeVisitPlan(input: $input) {\n      plan {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').ChangeVisitPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookedVisitPage($filter: BookedVisitFilter!, $first: Int!, $after: String) {\n    bookedVisits(filter: $filter, first: $first, after: $after) {\n      nodes {\n        ...BookedVisit\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment BookedVisit on BookedVisit {\n    id\n    version\n    state\n    startsAt\n    endsAt\n    orderId\n    orderNumber\n    orderStatus\n    name\n    email\n    phone\n    address\n    city\n    postcode\n    notes\n    fitter\n    outcomeNote\n    createdAt\n    windows\n  }\n"): typeof import('./graphql').BookedVisitPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookedVisit($id: ID!) {\n    bookedVisit(id: $id) {\n      ...BookedVisit\n    }\n  }\n"): typeof import('./graphql').BookedVisitDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
