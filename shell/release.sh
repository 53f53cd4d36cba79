#!/bin/sh
# Releases the frame of all pages from a clean clone, for CI of any kind: install, test, build, publish through
# the gate, promote to $PERCENT (default 5), print the tester's link. Settings and exit codes: shared/tooling/release/pipeline.sh.
# The shell's HTTP server is not part of a release. It is deployed like any server (docs/operations.md).
set -eu
exec "$(dirname "$0")/../shared/tooling/release/pipeline.sh" shell shell shell-server
