/** Where the city's days begin and end. It has had no summer time since 2009. */
export const ZONA = 'America/Argentina/Tucuman'
