ARG NODE_IMAGE=node:24-bookworm-slim

# What the running server needs: neither the Postgres nor the Node that come from npm, nor anything of the client, whose
# renderer is one file.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /shop
COPY .npmrc package.json package-lock.json ./
COPY server/package.json server/
COPY client/package.json client/
COPY admin/package.json admin/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
RUN npm ci --workspace server --omit=dev

FROM ${NODE_IMAGE} AS build
WORKDIR /shop
COPY .npmrc package.json package-lock.json ./
COPY server/package.json server/
COPY client/package.json client/
COPY admin/package.json admin/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
RUN npm ci
COPY . .
RUN npm run build

FROM ${NODE_IMAGE}
ARG NODE_IMAGE
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Measured blind shop" \
  org.opencontainers.image.description="An online shop for made-to-measure blinds, shutters and curtains" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.base.name="${NODE_IMAGE}"
ENV NODE_ENV=production DATA_DIR=/data MALLOC_MMAP_THRESHOLD_=131072 MALLOC_ARENA_MAX=1
RUN mkdir /data && chown node:node /data
WORKDIR /shop
COPY --from=dependencies /shop ./
COPY server/examples server/examples
COPY server/documents server/documents
COPY server/fonts server/fonts
# For the npm commands of server/src/commands.
COPY scripts scripts
COPY --from=build /shop/packages/embedded-postgres/dist packages/embedded-postgres/dist
COPY --from=build /shop/server/dist server/dist
COPY --from=build /shop/client/dist client/dist
COPY --from=build /shop/admin/dist admin/dist
USER node
EXPOSE 4000
# Whether it needs a restart; whether it can serve is for /readyz to say, and no reason for one.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "--import", "./server/dist/source-maps.js", "server/dist/main.js"]
