// The KB rows of a tile to the threads that hold them, and out of the rows below: x -= l tile. Uses lib/field, lib/group_packs; expects
// the tile at tileAt, q the thread's row in it, isBelow.
  if (q < KB) {
    // @unroll
    for (var g = 0u; g < PACKS; g++) {
      let u = tile[tileAt + q * PACKS + g];
      // @when REAL
      x[4u * g] = u.x;
      x[4u * g + 1u] = u.y;
      x[4u * g + 2u] = u.z;
      x[4u * g + 3u] = u.w;
      // @end
      // @when COMPLEX
      x[2u * g] = u.xy;
      x[2u * g + 1u] = u.zw;
      // @end
    }
  } else if (isBelow) {
    // @unroll
    for (var r = 0u; r < KB; r++) {
      // @unroll
      for (var g = 0u; g < PACKS; g++) {
        let u = tile[tileAt + r * PACKS + g];
        // @when REAL
        x[4u * g] = fma(-l[r], u.x, x[4u * g]);
        x[4u * g + 1u] = fma(-l[r], u.y, x[4u * g + 1u]);
        x[4u * g + 2u] = fma(-l[r], u.z, x[4u * g + 2u]);
        x[4u * g + 3u] = fma(-l[r], u.w, x[4u * g + 3u]);
        // @end
        // @when COMPLEX
        x[2u * g] = mad(-l[r], u.xy, x[2u * g]);
        x[2u * g + 1u] = mad(-l[r], u.zw, x[2u * g + 1u]);
        // @end
      }
    }
  }
