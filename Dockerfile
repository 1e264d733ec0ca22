# Everygram: 75 MB on top of the image of Node; non-root; runs with a read-only file system.
#   docker build -t everygram .
#   docker run --rm -p 3000:3000 -v everygram:/var/lib/everygram --read-only everygram
# For production pin Node by digest: docker buildx imagetools inspect node:24-bookworm-slim prints it, and
#   docker build --build-arg NODE_IMAGE=node@sha256:... -t everygram .

ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json ./
COPY scripts ./scripts
COPY geography ./geography
COPY site ./site
COPY app ./app
COPY packages/client/src ./packages/client/src
COPY docs ./docs
COPY CHANGELOG.md CONTRIBUTING.md ./
COPY src ./src
COPY data ./data
COPY bin ./bin
# The server, the geography, the documentation, and the bill of materials beside them.
RUN npm run build && npm run sbom

FROM ${NODE_IMAGE} AS packages
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
# SQLite is there for both C libraries, 10 MB each, and Debian has the one of GNU.
RUN rm -rf node_modules/@libsql/*-musl

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Everygram" \
      org.opencontainers.image.description="The open, self-hosted greenhouse gas emissions API. Every result comes with its sources." \
      org.opencontainers.image.licenses="Apache-2.0"
# Only what runs: no npm, no sources, no development dependencies.
WORKDIR /app
COPY --from=packages /build/node_modules ./node_modules
COPY --from=build /build/dist ./dist
COPY package.json LICENSE NOTICE ./
COPY data ./data
COPY bin ./bin
# The one place that is written to: the SQLite database, or with DATABASE_URL the first key alone.
RUN install --directory --owner=node --group=node --mode=0700 /var/lib/everygram
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/var/lib/everygram
VOLUME /var/lib/everygram
EXPOSE 3000
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# node itself is process 1 and takes the signals. For all cores: docker run ... everygram serve --workers
ENTRYPOINT ["node", "/app/bin/everygram.js"]
CMD ["serve"]
