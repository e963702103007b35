"""All pictures: importing a module here registers its scenes."""

from scenes import (  # noqa: F401
    care,
    city_lots,
    commercial,
    company,
    driveways,
    home_jobs,
    layers,
    lots,
    places_city,
    places_hills,
    repairs,
    resurfacing,
    striping,
    valley_homes,
)
from scenes.registry import PICTURES  # noqa: F401
