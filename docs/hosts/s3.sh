#!/bin/sh
# Uploads dist/ to S3, for CloudFront: sh docs/hosts/s3.sh BUCKET
# S3 does not serve about.html for /about, so each page is stored under both names. Pages are uploaded last, so that they never refer to missing files.
set -eu
bucket="s3://$1"
aws s3 sync dist/ "$bucket" --exclude 'static/*' --exclude '*.html' --cache-control 'public, max-age=0, must-revalidate'
aws s3 sync dist/static "$bucket/static" --cache-control 'public, max-age=31536000, immutable'
cd dist
find . -name '*.html' ! -name index.html | while read -r file; do
  page="${file#./}"
  aws s3 cp "$file" "$bucket/$page" --content-type 'text/html; charset=utf-8'
  aws s3 cp "$file" "$bucket/${page%.html}" --content-type 'text/html; charset=utf-8'
done
aws s3 cp index.html "$bucket/index.html"
