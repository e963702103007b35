-- Origin of the site that received the request, such as https://www.example.com, for the links in the email.
ALTER TABLE requests ADD COLUMN origin TEXT NOT NULL DEFAULT '';
