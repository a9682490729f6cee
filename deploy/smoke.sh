#!/bin/sh
# Checks a deployment: sh deploy/smoke.sh https://www.example.com
failed=0
while read -r expected path; do
  status=$(curl -s -o /dev/null -m 10 -w '%{http_code}' "$1$path")
  [ "$status" = "$expected" ] && continue
  echo "$1$path: $status instead of $expected"
  failed=1
done <<END
200 /
200 /en/pricing
200 /sw.js
301 /contact
404 /en/nowhere
END
[ $failed = 0 ] && echo "The addresses answer as expected."
exit $failed
