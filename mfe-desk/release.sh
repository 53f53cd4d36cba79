#!/bin/sh
# Releases the desk from a clean clone, for CI of any kind: install, test, build, publish through
# the gate, promote to $PERCENT (default 5), print the tester's link. Settings and exit codes: shared/tooling/release/pipeline.sh.
set -eu
exec "$(dirname "$0")/../shared/tooling/release/pipeline.sh" mfe-desk mfe-desk
