"""Building blocks of the pictures. Units are metres, +Y is into the picture, compass angles run clockwise from +Y."""
