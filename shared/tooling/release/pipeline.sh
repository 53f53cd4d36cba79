#!/bin/sh
# From a clean clone to a release that a few visitors get: install, test this app, build it, publish it through the gate,
# promote it, print the tester's link. Each app's release.sh calls it; CI of any kind can call those.
#
#   shared/tooling/release/pipeline.sh <app> <jest project>...
#
# PERCENT          how many of all visitors get it at the end (default 5; 0: only testers do)
# RELEASES_URL     where releases are kept: s3://bucket/prefix, or a folder (default: releases/)
# RELEASES_SECRET  the shell servers' own; signs the tester's link. With RELEASES_URL and without this there is no link
# SITE_ORIGIN      the running site, https://shop.example: its api fills the pages that the gate draws, the link leads there
# API_URL          another api for the gate (default: SITE_ORIGIN)
# RELEASE_ACTOR    who stands in the audit trail (default: the user's name)
# CHROMIUM_PATH    the gate's browser (default: the one in PATH; without one the gate opens no page in a browser)
# S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: of the bucket
#
# Ends with the exit code of the step that failed; those of the release command stand in docs/releases.md. A release that
# visitors get already, or that the site has stopped, is left as it is: to run the same commit again changes nothing.
set -eu
cd "$(dirname "$0")/../../.."

app=$1
shift

step() {
  printf '\n== %s\n' "$*"
}

release() {
  npm run --silent release -- "$@"
}

# Exit code 7: somebody else is changing the rollout right now, which takes a moment.
patiently() {
  for pause in 2 4 8 0; do
    code=0
    "$@" || code=$?
    [ "$code" -eq 7 ] || return "$code"
    sleep "$pause"
  done
  return 7
}

step install
# Tools for building and testing, even where NODE_ENV is production.
npm ci --include=dev --no-audit --no-fund --loglevel=error

step "test $app"
npm exec -- jest --selectProjects "$@"

step "build $app"
built=$(release build "$app")
printf '%s\n' "$built"
version=$(printf '%s\n' "$built" | tail -n 1 | cut -d ' ' -f 2)

# A failing command says why where its answer is expected.
status=$(release status "$app" --json) || {
  code=$?
  printf '%s\n' "$status" >&2
  exit "$code"
}
case $status in
  *"\"candidate\":{\"version\":\"$version\",\"percent\":0}"*) ;; # published by a run that was broken off
  *"\"stable\":\"$version\""* | *"\"candidate\":{\"version\":\"$version\""*)
    step "$app $version is rolled out already, or was stopped: nothing to do"
    release status "$app"
    exit 0
    ;;
esac

step "publish $app $version"
patiently release publish "$app" "$version"

if [ "${PERCENT:-5}" != 0 ]; then
  step "promote $app to ${PERCENT:-5} %"
  patiently release promote "$app" "${PERCENT:-5}"
fi

step "look at $app $version"
if [ -n "${RELEASES_SECRET:-}" ] || [ -z "${RELEASES_URL:-}" ]; then
  release link "$app" "$version"
else
  echo 'no link: RELEASES_SECRET is not set'
fi
