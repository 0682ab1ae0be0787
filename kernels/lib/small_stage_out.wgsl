  // @when STAGED
  workgroupBarrier();
  // @unroll
  for (var s = 0u; s < COPIES; s++) {
    let at = 4u * (t + s * THREADS);
    if (at < total) {
      let value = stage[staged(at) / 4u];
      let to = from4 + t + s * THREADS;
      if (at + 3u < total) {
        A4[to] = value;
      } else {
        // Behind the last matrix nothing may be written.
        A4[to].x = value.x;
        if (at + 1u < total) {
          A4[to].y = value.y;
        }
        if (at + 2u < total) {
          A4[to].z = value.z;
        }
      }
    }
  }
  // @end
