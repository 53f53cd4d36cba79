#!/bin/sh
# Makes uncoated-fogra30.icc. Needs Debian's packages argyll and icc-profiles-free. Takes a minute.
# -l limits the total ink to 300 %, and -nc leaves out the measurements.
set -e
cd "$(dirname "$0")"
cp /usr/share/color/icc/FOGRA30L.ti3 uncoated-fogra30.ti3
colprof -qm -bm -kr -l300 -nc -A Kaagazz -M 'Offset on uncoated paper' \
  -D 'Offset on uncoated paper (FOGRA30)' -C 'Made with colprof from FOGRA30L, zlib licence' uncoated-fogra30
rm uncoated-fogra30.ti3
