# syntax=docker/dockerfile:1

# One image, all programs: web (the default), worker, migrate, seed, backup, restore, ledger, doctor.
#   docker build -t behavioral-emr-guide .
#   docker run … behavioral-emr-guide node dist/server/worker.mjs

ARG NODE_VERSION=24

# Not `npm ci`: it rejects a lock file without other systems' optional binaries, such as ours.
# Only what the programs need at run time: no build tools, no embedded Postgres.
FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm install --no-save --omit=dev --omit=optional --ignore-scripts

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm install --no-save --include=dev --ignore-scripts
COPY tsconfig.json vite.config.ts ./
COPY scripts scripts
COPY shared shared
COPY public public
COPY client client
COPY migrations migrations
COPY operations operations
COPY server server
COPY jobs jobs
RUN npm run build

FROM node:${NODE_VERSION}-bookworm-slim AS runtime
WORKDIR /app
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
# /data holds uploaded pictures if PICTURES_S3_URL is not set, and emails if SMTP_URL is not; all else is in Postgres and Redis.
RUN install -d -o node -g node /data
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
# For the web process; containers that run another program turn it off.
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/web.mjs"]
