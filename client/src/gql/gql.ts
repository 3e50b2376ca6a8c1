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
    "\n  query SiteName {\n    shop {\n      name\n    }\n  }\n": typeof types.SiteNameDocument,
    "\n  fragment CartLineRow_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    unitPricePence\n    totalPence\n    product {\n      id\n      slug\n      name\n      family\n      variant\n      picture {\n        id\n        ...ProductImage_picture\n      }\n    }\n  }\n": typeof types.CartLineRow_lineFragmentDoc,
    "\n  fragment Cart_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n      ...CartLineRow_line\n      ...CheckoutLine_line\n    }\n    totals {\n      subtotalPence\n      discountPence\n      deliveryPence\n      taxPence\n      totalPence\n      toFreeDeliveryPence\n    }\n    checkoutTotals {\n      subtotalPence\n      discountPence\n      deliveryPence\n      taxPence\n      totalPence\n      toFreeDeliveryPence\n    }\n  }\n": typeof types.Cart_cartFragmentDoc,
    "\n  query Cart {\n    cart {\n      ...Cart_cart\n    }\n  }\n": typeof types.CartDocument,
    "\n  fragment CartQuantities_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n    }\n  }\n": typeof types.CartQuantities_cartFragmentDoc,
    "\n  mutation SetCartLineQuantity($input: SetCartLineQuantityInput!) {\n    setCartLineQuantity(input: $input) {\n      ...Cart_cart\n    }\n  }\n": typeof types.SetCartLineQuantityDocument,
    "\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      ...Cart_cart\n    }\n  }\n": typeof types.AddToCartDocument,
    "\n  mutation ClearCart {\n    clearCart {\n      ...Cart_cart\n    }\n  }\n": typeof types.ClearCartDocument,
    "\n  mutation RemoveCartLine($lineId: ID!) {\n    removeCartLine(lineId: $lineId) {\n      ...Cart_cart\n    }\n  }\n": typeof types.RemoveCartLineDocument,
    "\n  query ProductCardTest {\n    products {\n      edges {\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n": typeof types.ProductCardTestDocument,
    "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    family\n    variant\n    fromPricePence\n    wasFromPricePence\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n    colors {\n      name\n      hex\n    }\n    picture {\n      id\n      ...ProductImage_picture\n    }\n  }\n": typeof types.ProductCard_productFragmentDoc,
    "\n  fragment ProductListing_products on ProductConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.ProductListing_productsFragmentDoc,
    "\n  fragment CheckoutLine_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    totalPence\n    product {\n      id\n      name\n      family\n      variant\n      leadTimeDays\n      picture {\n        id\n        ...ProductImage_picture\n      }\n    }\n  }\n": typeof types.CheckoutLine_lineFragmentDoc,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!, $idempotencyKey: Text!) {\n    placeOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n        number\n      }\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": typeof types.PlaceOrderDocument,
    "\n  fragment Configurator_product on Product {\n    id\n    name\n    family\n    variant\n    basePricePence\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    leadTimeDays\n    colors {\n      name\n      label\n      hex\n    }\n    materials {\n      name\n      label\n      note\n    }\n  }\n": typeof types.Configurator_productFragmentDoc,
    "\n  fragment Configurator_shop on Shop {\n    pricePolicy\n    childSafetyStandard\n    returnDays\n  }\n": typeof types.Configurator_shopFragmentDoc,
    "\n  fragment Gallery_product on Product {\n    name\n    family\n    variant\n    pictures {\n      id\n      ...ProductImage_picture\n    }\n  }\n": typeof types.Gallery_productFragmentDoc,
    "\n  fragment OrderFacts_order on Order {\n    id\n    placedAt\n    status\n    shippingMethod\n    estimatedDelivery\n  }\n": typeof types.OrderFacts_orderFragmentDoc,
    "\n  fragment OrderLineRow_line on OrderLine {\n    id\n    name\n    family\n    variant\n    picture {\n      id\n      ...ProductImage_picture\n    }\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    totalPence\n  }\n": typeof types.OrderLineRow_lineFragmentDoc,
    "\n  fragment OrderLines_order on Order {\n    id\n    lines {\n      id\n      ...OrderLineRow_line\n    }\n  }\n": typeof types.OrderLines_orderFragmentDoc,
    "\n  fragment OrderTimeline_order on Order {\n    id\n    status\n    placedAt\n    estimatedDelivery\n  }\n": typeof types.OrderTimeline_orderFragmentDoc,
    "\n  fragment OrderTotals_order on Order {\n    id\n    totals {\n      subtotalPence\n      deliveryPence\n      taxPence\n      totalPence\n    }\n  }\n": typeof types.OrderTotals_orderFragmentDoc,
    "\n  fragment ShippingAddress_order on Order {\n    id\n    address {\n      firstName\n      lastName\n      address\n      city\n      state\n      zipCode\n    }\n  }\n": typeof types.ShippingAddress_orderFragmentDoc,
    "\n  fragment Banner_shop on Shop {\n    phone\n    returnDays\n    saleUpToPercent\n  }\n": typeof types.Banner_shopFragmentDoc,
    "\n  fragment Footer_shop on Shop {\n    name\n    ...FooterContact_shop\n  }\n": typeof types.Footer_shopFragmentDoc,
    "\n  fragment FooterContact_shop on Shop {\n    phone\n    email\n    whatsApp\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n": typeof types.FooterContact_shopFragmentDoc,
    "\n  fragment Header_shop on Shop {\n    name\n    phone\n    ...MobileMenu_shop\n  }\n": typeof types.Header_shopFragmentDoc,
    "\n  query Layout {\n    shop {\n      ...Banner_shop\n      ...Header_shop\n      ...Footer_shop\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n": typeof types.LayoutDocument,
    "\n  fragment MobileMenu_shop on Shop {\n    phone\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n": typeof types.MobileMenu_shopFragmentDoc,
    "\n  query CartPage {\n    shop {\n      ...NeedHelp_shop\n    }\n  }\n": typeof types.CartPageDocument,
    "\n  fragment NeedHelp_shop on Shop {\n    phone\n    email\n  }\n": typeof types.NeedHelp_shopFragmentDoc,
    "\n  query Category($slug: Text!, $after: Text) {\n    category(slug: $slug) {\n      id\n      name\n      description\n      picture {\n        id\n        url\n      }\n    }\n    products(category: $slug, after: $after) {\n      ...ProductListing_products @unmask\n    }\n  }\n": typeof types.CategoryDocument,
    "\n  fragment CategoryTile_category on Category {\n    id\n    slug\n    name\n    tagline\n    picture {\n      id\n      alt\n      width\n      height\n      widths\n      color\n    }\n  }\n": typeof types.CategoryTile_categoryFragmentDoc,
    "\n  fragment Hero_shop on Shop {\n    fittedFromPence\n  }\n": typeof types.Hero_shopFragmentDoc,
    "\n  query Home {\n    shop {\n      fittedFromPence\n      ...Hero_shop\n      ...TrustPoints_shop\n    }\n    categories {\n      id\n      slug\n      ...CategoryTile_category\n    }\n    products(first: 4) {\n      edges {\n        cursor\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  fragment TrustPoints_shop on Shop {\n    quoteDays\n    blindWarrantyYears {\n      from\n      to\n    }\n    longestWarrantyYears\n    childSafetyStandard\n  }\n": typeof types.TrustPoints_shopFragmentDoc,
    "\n  fragment ConfirmedOrder_order on Order {\n    id\n    number\n    ...OrderTimeline_order\n    ...OrderFacts_order\n    ...ShippingAddress_order\n    ...OrderLines_order\n    ...OrderTotals_order\n  }\n": typeof types.ConfirmedOrder_orderFragmentDoc,
    "\n  query OrderConfirmation {\n    order {\n      id\n      ...ConfirmedOrder_order\n    }\n  }\n": typeof types.OrderConfirmationDocument,
    "\n  fragment ProductDetails_product on Product {\n    family\n    variant\n    description\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    specifications {\n      name\n      value\n    }\n  }\n": typeof types.ProductDetails_productFragmentDoc,
    "\n  fragment ProductHeader_product on Product {\n    name\n    shortDescription\n    fromPricePence\n    wasFromPricePence\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n  }\n": typeof types.ProductHeader_productFragmentDoc,
    "\n  query ProductPage($slug: Text!) {\n    product(slug: $slug) {\n      id\n      ...ProductView_product\n    }\n    shop {\n      ...Configurator_shop\n    }\n  }\n": typeof types.ProductPageDocument,
    "\n  fragment ProductView_product on Product {\n    id\n    slug\n    name\n    shortDescription\n    imageUrl\n    category {\n      slug\n    }\n    ...Gallery_product\n    ...ProductHeader_product\n    ...Configurator_product\n    ...ProductDetails_product\n    ...RelatedProducts_product\n  }\n": typeof types.ProductView_productFragmentDoc,
    "\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...ProductCard_product\n    }\n  }\n": typeof types.RelatedProducts_productFragmentDoc,
    "\n  query Products($after: Text) {\n    products(after: $after) {\n      ...ProductListing_products @unmask\n    }\n  }\n": typeof types.ProductsDocument,
    "\n  fragment ProductImage_picture on Picture {\n    id\n    alt\n    width\n    height\n    widths\n    color\n  }\n": typeof types.ProductImage_pictureFragmentDoc,
};
const documents: Documents = {
    "\n  query SiteName {\n    shop {\n      name\n    }\n  }\n": types.SiteNameDocument,
    "\n  fragment CartLineRow_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    unitPricePence\n    totalPence\n    product {\n      id\n      slug\n      name\n      family\n      variant\n      picture {\n        id\n        ...ProductImage_picture\n      }\n    }\n  }\n": types.CartLineRow_lineFragmentDoc,
    "\n  fragment Cart_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n      ...CartLineRow_line\n      ...CheckoutLine_line\n    }\n    totals {\n      subtotalPence\n      discountPence\n      deliveryPence\n      taxPence\n      totalPence\n      toFreeDeliveryPence\n    }\n    checkoutTotals {\n      subtotalPence\n      discountPence\n      deliveryPence\n      taxPence\n      totalPence\n      toFreeDeliveryPence\n    }\n  }\n": types.Cart_cartFragmentDoc,
    "\n  query Cart {\n    cart {\n      ...Cart_cart\n    }\n  }\n": types.CartDocument,
    "\n  fragment CartQuantities_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n    }\n  }\n": types.CartQuantities_cartFragmentDoc,
    "\n  mutation SetCartLineQuantity($input: SetCartLineQuantityInput!) {\n    setCartLineQuantity(input: $input) {\n      ...Cart_cart\n    }\n  }\n": types.SetCartLineQuantityDocument,
    "\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      ...Cart_cart\n    }\n  }\n": types.AddToCartDocument,
    "\n  mutation ClearCart {\n    clearCart {\n      ...Cart_cart\n    }\n  }\n": types.ClearCartDocument,
    "\n  mutation RemoveCartLine($lineId: ID!) {\n    removeCartLine(lineId: $lineId) {\n      ...Cart_cart\n    }\n  }\n": types.RemoveCartLineDocument,
    "\n  query ProductCardTest {\n    products {\n      edges {\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n": types.ProductCardTestDocument,
    "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    family\n    variant\n    fromPricePence\n    wasFromPricePence\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n    colors {\n      name\n      hex\n    }\n    picture {\n      id\n      ...ProductImage_picture\n    }\n  }\n": types.ProductCard_productFragmentDoc,
    "\n  fragment ProductListing_products on ProductConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.ProductListing_productsFragmentDoc,
    "\n  fragment CheckoutLine_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    totalPence\n    product {\n      id\n      name\n      family\n      variant\n      leadTimeDays\n      picture {\n        id\n        ...ProductImage_picture\n      }\n    }\n  }\n": types.CheckoutLine_lineFragmentDoc,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!, $idempotencyKey: Text!) {\n    placeOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n        number\n      }\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n": types.PlaceOrderDocument,
    "\n  fragment Configurator_product on Product {\n    id\n    name\n    family\n    variant\n    basePricePence\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    leadTimeDays\n    colors {\n      name\n      label\n      hex\n    }\n    materials {\n      name\n      label\n      note\n    }\n  }\n": types.Configurator_productFragmentDoc,
    "\n  fragment Configurator_shop on Shop {\n    pricePolicy\n    childSafetyStandard\n    returnDays\n  }\n": types.Configurator_shopFragmentDoc,
    "\n  fragment Gallery_product on Product {\n    name\n    family\n    variant\n    pictures {\n      id\n      ...ProductImage_picture\n    }\n  }\n": types.Gallery_productFragmentDoc,
    "\n  fragment OrderFacts_order on Order {\n    id\n    placedAt\n    status\n    shippingMethod\n    estimatedDelivery\n  }\n": types.OrderFacts_orderFragmentDoc,
    "\n  fragment OrderLineRow_line on OrderLine {\n    id\n    name\n    family\n    variant\n    picture {\n      id\n      ...ProductImage_picture\n    }\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    totalPence\n  }\n": types.OrderLineRow_lineFragmentDoc,
    "\n  fragment OrderLines_order on Order {\n    id\n    lines {\n      id\n      ...OrderLineRow_line\n    }\n  }\n": types.OrderLines_orderFragmentDoc,
    "\n  fragment OrderTimeline_order on Order {\n    id\n    status\n    placedAt\n    estimatedDelivery\n  }\n": types.OrderTimeline_orderFragmentDoc,
    "\n  fragment OrderTotals_order on Order {\n    id\n    totals {\n      subtotalPence\n      deliveryPence\n      taxPence\n      totalPence\n    }\n  }\n": types.OrderTotals_orderFragmentDoc,
    "\n  fragment ShippingAddress_order on Order {\n    id\n    address {\n      firstName\n      lastName\n      address\n      city\n      state\n      zipCode\n    }\n  }\n": types.ShippingAddress_orderFragmentDoc,
    "\n  fragment Banner_shop on Shop {\n    phone\n    returnDays\n    saleUpToPercent\n  }\n": types.Banner_shopFragmentDoc,
    "\n  fragment Footer_shop on Shop {\n    name\n    ...FooterContact_shop\n  }\n": types.Footer_shopFragmentDoc,
    "\n  fragment FooterContact_shop on Shop {\n    phone\n    email\n    whatsApp\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n": types.FooterContact_shopFragmentDoc,
    "\n  fragment Header_shop on Shop {\n    name\n    phone\n    ...MobileMenu_shop\n  }\n": types.Header_shopFragmentDoc,
    "\n  query Layout {\n    shop {\n      ...Banner_shop\n      ...Header_shop\n      ...Footer_shop\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n": types.LayoutDocument,
    "\n  fragment MobileMenu_shop on Shop {\n    phone\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n": types.MobileMenu_shopFragmentDoc,
    "\n  query CartPage {\n    shop {\n      ...NeedHelp_shop\n    }\n  }\n": types.CartPageDocument,
    "\n  fragment NeedHelp_shop on Shop {\n    phone\n    email\n  }\n": types.NeedHelp_shopFragmentDoc,
    "\n  query Category($slug: Text!, $after: Text) {\n    category(slug: $slug) {\n      id\n      name\n      description\n      picture {\n        id\n        url\n      }\n    }\n    products(category: $slug, after: $after) {\n      ...ProductListing_products @unmask\n    }\n  }\n": types.CategoryDocument,
    "\n  fragment CategoryTile_category on Category {\n    id\n    slug\n    name\n    tagline\n    picture {\n      id\n      alt\n      width\n      height\n      widths\n      color\n    }\n  }\n": types.CategoryTile_categoryFragmentDoc,
    "\n  fragment Hero_shop on Shop {\n    fittedFromPence\n  }\n": types.Hero_shopFragmentDoc,
    "\n  query Home {\n    shop {\n      fittedFromPence\n      ...Hero_shop\n      ...TrustPoints_shop\n    }\n    categories {\n      id\n      slug\n      ...CategoryTile_category\n    }\n    products(first: 4) {\n      edges {\n        cursor\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  fragment TrustPoints_shop on Shop {\n    quoteDays\n    blindWarrantyYears {\n      from\n      to\n    }\n    longestWarrantyYears\n    childSafetyStandard\n  }\n": types.TrustPoints_shopFragmentDoc,
    "\n  fragment ConfirmedOrder_order on Order {\n    id\n    number\n    ...OrderTimeline_order\n    ...OrderFacts_order\n    ...ShippingAddress_order\n    ...OrderLines_order\n    ...OrderTotals_order\n  }\n": types.ConfirmedOrder_orderFragmentDoc,
    "\n  query OrderConfirmation {\n    order {\n      id\n      ...ConfirmedOrder_order\n    }\n  }\n": types.OrderConfirmationDocument,
    "\n  fragment ProductDetails_product on Product {\n    family\n    variant\n    description\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    specifications {\n      name\n      value\n    }\n  }\n": types.ProductDetails_productFragmentDoc,
    "\n  fragment ProductHeader_product on Product {\n    name\n    shortDescription\n    fromPricePence\n    wasFromPricePence\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n  }\n": types.ProductHeader_productFragmentDoc,
    "\n  query ProductPage($slug: Text!) {\n    product(slug: $slug) {\n      id\n      ...ProductView_product\n    }\n    shop {\n      ...Configurator_shop\n    }\n  }\n": types.ProductPageDocument,
    "\n  fragment ProductView_product on Product {\n    id\n    slug\n    name\n    shortDescription\n    imageUrl\n    category {\n      slug\n    }\n    ...Gallery_product\n    ...ProductHeader_product\n    ...Configurator_product\n    ...ProductDetails_product\n    ...RelatedProducts_product\n  }\n": types.ProductView_productFragmentDoc,
    "\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...ProductCard_product\n    }\n  }\n": types.RelatedProducts_productFragmentDoc,
    "\n  query Products($after: Text) {\n    products(after: $after) {\n      ...ProductListing_products @unmask\n    }\n  }\n": types.ProductsDocument,
    "\n  fragment ProductImage_picture on Picture {\n    id\n    alt\n    width\n    height\n    widths\n    color\n  }\n": types.ProductImage_pictureFragmentDoc,
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
export function graphql(source: "\n  query SiteName {\n    shop {\n      name\n    }\n  }\n"): (typeof documents)["\n  query SiteName {\n    shop {\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartLineRow_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    unitPricePence\n    totalPence\n    product {\n      id\n      slug\n      name\n      family\n      variant\n      picture {\n        id\n        ...ProductImage_picture\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CartLineRow_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    unitPricePence\n    totalPence\n    product {\n      id\n      slug\n      name\n      family\n      variant\n      picture {\n        id\n        ...ProductImage_picture\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Cart_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n      ...CartLineRow_line\n      ...CheckoutLine_line\n    }\n    totals {\n      subtotalPence\n      discountPence\n      deliveryPence\n      taxPence\n      totalPence\n      toFreeDeliveryPence\n    }\n    checkoutTotals {\n      subtotalPence\n      discountPence\n      deliveryPence\n      taxPence\n      totalPence\n      toFreeDeliveryPence\n    }\n  }\n"): (typeof documents)["\n  fragment Cart_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n      ...CartLineRow_line\n      ...CheckoutLine_line\n    }\n    totals {\n      subtotalPence\n      discountPence\n      deliveryPence\n      taxPence\n      totalPence\n      toFreeDeliveryPence\n    }\n    checkoutTotals {\n      subtotalPence\n      discountPence\n      deliveryPence\n      taxPence\n      totalPence\n      toFreeDeliveryPence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cart {\n    cart {\n      ...Cart_cart\n    }\n  }\n"): (typeof documents)["\n  query Cart {\n    cart {\n      ...Cart_cart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartQuantities_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n    }\n  }\n"): (typeof documents)["\n  fragment CartQuantities_cart on Cart {\n    version\n    count\n    lines {\n      id\n      quantity\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCartLineQuantity($input: SetCartLineQuantityInput!) {\n    setCartLineQuantity(input: $input) {\n      ...Cart_cart\n    }\n  }\n"): (typeof documents)["\n  mutation SetCartLineQuantity($input: SetCartLineQuantityInput!) {\n    setCartLineQuantity(input: $input) {\n      ...Cart_cart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      ...Cart_cart\n    }\n  }\n"): (typeof documents)["\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      ...Cart_cart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClearCart {\n    clearCart {\n      ...Cart_cart\n    }\n  }\n"): (typeof documents)["\n  mutation ClearCart {\n    clearCart {\n      ...Cart_cart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCartLine($lineId: ID!) {\n    removeCartLine(lineId: $lineId) {\n      ...Cart_cart\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveCartLine($lineId: ID!) {\n    removeCartLine(lineId: $lineId) {\n      ...Cart_cart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductCardTest {\n    products {\n      edges {\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProductCardTest {\n    products {\n      edges {\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    family\n    variant\n    fromPricePence\n    wasFromPricePence\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n    colors {\n      name\n      hex\n    }\n    picture {\n      id\n      ...ProductImage_picture\n    }\n  }\n"): (typeof documents)["\n  fragment ProductCard_product on Product {\n    id\n    slug\n    name\n    family\n    variant\n    fromPricePence\n    wasFromPricePence\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n    colors {\n      name\n      hex\n    }\n    picture {\n      id\n      ...ProductImage_picture\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductListing_products on ProductConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment ProductListing_products on ProductConnection {\n    totalCount\n    edges {\n      cursor\n      node {\n        id\n        ...ProductCard_product\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CheckoutLine_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    totalPence\n    product {\n      id\n      name\n      family\n      variant\n      leadTimeDays\n      picture {\n        id\n        ...ProductImage_picture\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CheckoutLine_line on CartLine {\n    id\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    totalPence\n    product {\n      id\n      name\n      family\n      variant\n      leadTimeDays\n      picture {\n        id\n        ...ProductImage_picture\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceOrder($input: PlaceOrderInput!, $idempotencyKey: Text!) {\n    placeOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n        number\n      }\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PlaceOrder($input: PlaceOrderInput!, $idempotencyKey: Text!) {\n    placeOrder(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n        number\n      }\n      cart {\n        ...Cart_cart\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Configurator_product on Product {\n    id\n    name\n    family\n    variant\n    basePricePence\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    leadTimeDays\n    colors {\n      name\n      label\n      hex\n    }\n    materials {\n      name\n      label\n      note\n    }\n  }\n"): (typeof documents)["\n  fragment Configurator_product on Product {\n    id\n    name\n    family\n    variant\n    basePricePence\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    leadTimeDays\n    colors {\n      name\n      label\n      hex\n    }\n    materials {\n      name\n      label\n      note\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Configurator_shop on Shop {\n    pricePolicy\n    childSafetyStandard\n    returnDays\n  }\n"): (typeof documents)["\n  fragment Configurator_shop on Shop {\n    pricePolicy\n    childSafetyStandard\n    returnDays\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Gallery_product on Product {\n    name\n    family\n    variant\n    pictures {\n      id\n      ...ProductImage_picture\n    }\n  }\n"): (typeof documents)["\n  fragment Gallery_product on Product {\n    name\n    family\n    variant\n    pictures {\n      id\n      ...ProductImage_picture\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderFacts_order on Order {\n    id\n    placedAt\n    status\n    shippingMethod\n    estimatedDelivery\n  }\n"): (typeof documents)["\n  fragment OrderFacts_order on Order {\n    id\n    placedAt\n    status\n    shippingMethod\n    estimatedDelivery\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderLineRow_line on OrderLine {\n    id\n    name\n    family\n    variant\n    picture {\n      id\n      ...ProductImage_picture\n    }\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    totalPence\n  }\n"): (typeof documents)["\n  fragment OrderLineRow_line on OrderLine {\n    id\n    name\n    family\n    variant\n    picture {\n      id\n      ...ProductImage_picture\n    }\n    quantity\n    width\n    height\n    material\n    color\n    customizations {\n      name\n      value\n    }\n    totalPence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderLines_order on Order {\n    id\n    lines {\n      id\n      ...OrderLineRow_line\n    }\n  }\n"): (typeof documents)["\n  fragment OrderLines_order on Order {\n    id\n    lines {\n      id\n      ...OrderLineRow_line\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderTimeline_order on Order {\n    id\n    status\n    placedAt\n    estimatedDelivery\n  }\n"): (typeof documents)["\n  fragment OrderTimeline_order on Order {\n    id\n    status\n    placedAt\n    estimatedDelivery\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderTotals_order on Order {\n    id\n    totals {\n      subtotalPence\n      deliveryPence\n      taxPence\n      totalPence\n    }\n  }\n"): (typeof documents)["\n  fragment OrderTotals_order on Order {\n    id\n    totals {\n      subtotalPence\n      deliveryPence\n      taxPence\n      totalPence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShippingAddress_order on Order {\n    id\n    address {\n      firstName\n      lastName\n      address\n      city\n      state\n      zipCode\n    }\n  }\n"): (typeof documents)["\n  fragment ShippingAddress_order on Order {\n    id\n    address {\n      firstName\n      lastName\n      address\n      city\n      state\n      zipCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Banner_shop on Shop {\n    phone\n    returnDays\n    saleUpToPercent\n  }\n"): (typeof documents)["\n  fragment Banner_shop on Shop {\n    phone\n    returnDays\n    saleUpToPercent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Footer_shop on Shop {\n    name\n    ...FooterContact_shop\n  }\n"): (typeof documents)["\n  fragment Footer_shop on Shop {\n    name\n    ...FooterContact_shop\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FooterContact_shop on Shop {\n    phone\n    email\n    whatsApp\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n"): (typeof documents)["\n  fragment FooterContact_shop on Shop {\n    phone\n    email\n    whatsApp\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Header_shop on Shop {\n    name\n    phone\n    ...MobileMenu_shop\n  }\n"): (typeof documents)["\n  fragment Header_shop on Shop {\n    name\n    phone\n    ...MobileMenu_shop\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Layout {\n    shop {\n      ...Banner_shop\n      ...Header_shop\n      ...Footer_shop\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n"): (typeof documents)["\n  query Layout {\n    shop {\n      ...Banner_shop\n      ...Header_shop\n      ...Footer_shop\n    }\n    categories {\n      id\n      name\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MobileMenu_shop on Shop {\n    phone\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n"): (typeof documents)["\n  fragment MobileMenu_shop on Shop {\n    phone\n    hours {\n      days\n      opens\n      closes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartPage {\n    shop {\n      ...NeedHelp_shop\n    }\n  }\n"): (typeof documents)["\n  query CartPage {\n    shop {\n      ...NeedHelp_shop\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NeedHelp_shop on Shop {\n    phone\n    email\n  }\n"): (typeof documents)["\n  fragment NeedHelp_shop on Shop {\n    phone\n    email\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Category($slug: Text!, $after: Text) {\n    category(slug: $slug) {\n      id\n      name\n      description\n      picture {\n        id\n        url\n      }\n    }\n    products(category: $slug, after: $after) {\n      ...ProductListing_products @unmask\n    }\n  }\n"): (typeof documents)["\n  query Category($slug: Text!, $after: Text) {\n    category(slug: $slug) {\n      id\n      name\n      description\n      picture {\n        id\n        url\n      }\n    }\n    products(category: $slug, after: $after) {\n      ...ProductListing_products @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryTile_category on Category {\n    id\n    slug\n    name\n    tagline\n    picture {\n      id\n      alt\n      width\n      height\n      widths\n      color\n    }\n  }\n"): (typeof documents)["\n  fragment CategoryTile_category on Category {\n    id\n    slug\n    name\n    tagline\n    picture {\n      id\n      alt\n      width\n      height\n      widths\n      color\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Hero_shop on Shop {\n    fittedFromPence\n  }\n"): (typeof documents)["\n  fragment Hero_shop on Shop {\n    fittedFromPence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    shop {\n      fittedFromPence\n      ...Hero_shop\n      ...TrustPoints_shop\n    }\n    categories {\n      id\n      slug\n      ...CategoryTile_category\n    }\n    products(first: 4) {\n      edges {\n        cursor\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Home {\n    shop {\n      fittedFromPence\n      ...Hero_shop\n      ...TrustPoints_shop\n    }\n    categories {\n      id\n      slug\n      ...CategoryTile_category\n    }\n    products(first: 4) {\n      edges {\n        cursor\n        node {\n          id\n          ...ProductCard_product\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TrustPoints_shop on Shop {\n    quoteDays\n    blindWarrantyYears {\n      from\n      to\n    }\n    longestWarrantyYears\n    childSafetyStandard\n  }\n"): (typeof documents)["\n  fragment TrustPoints_shop on Shop {\n    quoteDays\n    blindWarrantyYears {\n      from\n      to\n    }\n    longestWarrantyYears\n    childSafetyStandard\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConfirmedOrder_order on Order {\n    id\n    number\n    ...OrderTimeline_order\n    ...OrderFacts_order\n    ...ShippingAddress_order\n    ...OrderLines_order\n    ...OrderTotals_order\n  }\n"): (typeof documents)["\n  fragment ConfirmedOrder_order on Order {\n    id\n    number\n    ...OrderTimeline_order\n    ...OrderFacts_order\n    ...ShippingAddress_order\n    ...OrderLines_order\n    ...OrderTotals_order\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderConfirmation {\n    order {\n      id\n      ...ConfirmedOrder_order\n    }\n  }\n"): (typeof documents)["\n  query OrderConfirmation {\n    order {\n      id\n      ...ConfirmedOrder_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductDetails_product on Product {\n    family\n    variant\n    description\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    specifications {\n      name\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment ProductDetails_product on Product {\n    family\n    variant\n    description\n    minWidth\n    maxWidth\n    minHeight\n    maxHeight\n    maxArea\n    minWidthBeyondHeight\n    warrantyYears\n    specifications {\n      name\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductHeader_product on Product {\n    name\n    shortDescription\n    fromPricePence\n    wasFromPricePence\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n  }\n"): (typeof documents)["\n  fragment ProductHeader_product on Product {\n    name\n    shortDescription\n    fromPricePence\n    wasFromPricePence\n    isNew\n    isBestSeller\n    rating\n    reviewCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductPage($slug: Text!) {\n    product(slug: $slug) {\n      id\n      ...ProductView_product\n    }\n    shop {\n      ...Configurator_shop\n    }\n  }\n"): (typeof documents)["\n  query ProductPage($slug: Text!) {\n    product(slug: $slug) {\n      id\n      ...ProductView_product\n    }\n    shop {\n      ...Configurator_shop\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductView_product on Product {\n    id\n    slug\n    name\n    shortDescription\n    imageUrl\n    category {\n      slug\n    }\n    ...Gallery_product\n    ...ProductHeader_product\n    ...Configurator_product\n    ...ProductDetails_product\n    ...RelatedProducts_product\n  }\n"): (typeof documents)["\n  fragment ProductView_product on Product {\n    id\n    slug\n    name\n    shortDescription\n    imageUrl\n    category {\n      slug\n    }\n    ...Gallery_product\n    ...ProductHeader_product\n    ...Configurator_product\n    ...ProductDetails_product\n    ...RelatedProducts_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...ProductCard_product\n    }\n  }\n"): (typeof documents)["\n  fragment RelatedProducts_product on Product {\n    related {\n      id\n      ...ProductCard_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Products($after: Text) {\n    products(after: $after) {\n      ...ProductListing_products @unmask\n    }\n  }\n"): (typeof documents)["\n  query Products($after: Text) {\n    products(after: $after) {\n      ...ProductListing_products @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductImage_picture on Picture {\n    id\n    alt\n    width\n    height\n    widths\n    color\n  }\n"): (typeof documents)["\n  fragment ProductImage_picture on Picture {\n    id\n    alt\n    width\n    height\n    widths\n    color\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;