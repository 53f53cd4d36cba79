#!/bin/sh
# Installs packages, tests and builds one app, publishes it through the gate, promotes it and prints
# the tester's link. Each app's release.sh calls this script; any CI can call those.
#
#   shared/tooling/release/pipeline.sh <app> <jest project>...
#
# In a remote's own repository, release.sh installs this script with the other packages, and all of
# the repository's tests run.
#
# PREVIEW          publishes a preview with this name, such as pr-123, instead of a candidate
# PLAN             stages of an automatic rollout, such as 1,10,50,100; replaces PERCENT
# PERCENT          percentage of visitors who get the release (default 5; 0: only testers)
# RELEASES_URL     the release storage: s3://bucket/prefix or a folder (default: releases/)
# RELEASES_SECRET  signs the tester's link; same value as on the shell servers. If RELEASES_URL is
#                  set without it, no link is printed
# SITE_ORIGIN      origin of the running site, for its api and the tester's link
# API_URL          another api for the gate (default: SITE_ORIGIN)
# RELEASES_SIGNING_KEY, RELEASES_PUBLIC_KEY, RELEASES_SERVER_PUBLIC_KEY: keys of signed releases
# RELEASES_MIN_REVISION: lowest accepted revision of a signed rollout
# RELEASE_ACTOR    name in the audit log (default: the user's name)
# CHROMIUM_PATH    browser of the gate (default: the one in PATH; without one, the gate skips it)
# S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: access to the bucket
#
# Exits with the code of the failed step (docs/releases.md lists those of the release command). A
# release that is rolled out already, or was stopped, stays unchanged, so the script can run again.
set -eu
cd "$(dirname "$0")/../../.."

app=$1
shift

step() {
  printf '\n== %s\n' "$*"
}

print_link() {
  step "link to $app $1"
  if [ -n "${RELEASES_SECRET:-}" ] || [ -z "${RELEASES_URL:-}" ]; then
    release link "$app" "$1"
  else
    echo 'no link: RELEASES_SECRET is not set'
  fi
}

release() {
  npm run --silent release -- "$@"
}

# Retries on exit code 7, which means that somebody else is changing the rollout.
retry() {
  for pause in 2 4 8 0; do
    code=0
    "$@" || code=$?
    [ "$code" -eq 7 ] || return "$code"
    sleep "$pause"
  done
  return 7
}

case $0 in
  *node_modules/@kaagazz/*)
    step "test $app"
    npm test
    ;;
  *)
    step install
    # Includes the tools for building and testing even if NODE_ENV is production.
    npm ci --include=dev --no-audit --no-fund --loglevel=error

    step "test $app"
    npm exec -- jest --selectProjects "$@"
    ;;
esac

step "build $app"
built=$(release build "$app")
printf '%s\n' "$built"
version=$(printf '%s\n' "$built" | tail -n 1 | cut -d ' ' -f 2)

if [ -n "${PREVIEW:-}" ]; then
  step "publish $app $version as the preview $PREVIEW"
  retry release publish "$app" "$version" --preview "$PREVIEW"
  print_link "$PREVIEW"
  exit 0
fi

# A failed command prints its error to stdout because of --json. Exit code 8 means that nothing was
# released yet.
status=$(release status "$app" --json) || {
  code=$?
  if [ "$code" -ne 8 ]; then
    printf '%s\n' "$status" >&2
    exit "$code"
  fi
}
case $status in
  *"\"candidate\":{\"version\":\"$version\",\"percent\":0}"*) ;; # published by an interrupted run
  *"\"stable\":\"$version\""* | *"\"candidate\":{\"version\":\"$version\""*)
    step "$app $version is rolled out already or was stopped: nothing to do"
    release status "$app"
    exit 0
    ;;
esac

step "publish $app $version"
retry release publish "$app" "$version"

if [ -n "${PLAN:-}" ]; then
  step "roll $app out: $PLAN %"
  retry release rollout "$app" --plan "$PLAN"
elif [ "${PERCENT:-5}" != 0 ]; then
  step "promote $app to ${PERCENT:-5} %"
  retry release promote "$app" "${PERCENT:-5}"
fi

print_link "$version"
