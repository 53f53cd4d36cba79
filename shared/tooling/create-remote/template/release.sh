#!/bin/sh
# Releases this remote from a clean clone, for CI of any kind: install, test, build, publish through
# the gate, promote to $PERCENT (default 5), print the tester's link. Settings and exit codes:
# node_modules/@kaagazz/release/pipeline.sh.
set -eu
cd "$(dirname "$0")"
npm ci --include=dev --no-audit --no-fund --loglevel=error
exec node_modules/@kaagazz/release/pipeline.sh __NAME__
