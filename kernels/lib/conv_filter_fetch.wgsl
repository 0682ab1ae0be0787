    // nextA, nextB := the slab from window `at` on, whose windows are `here` in the table; then the windows of the slab behind it, beside
    // them. The loads are made anyway, at the operand's first element, because a branch around them would keep them from overlapping.
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      let i = row0 + (id % (BM / 4u)) * 4u;
      let window = at + id / (BM / 4u);
      // @unroll
      for (var q = 0u; q < 4u / WEIGHTS; q++) {
        let inside = (i + q < p.m) & (window < k);
        let value = select(vec4f(), vec4f(dy[select(0u, i + q + window * p.m, inside) / WEIGHTS]), inside);
        if (WEIGHTS == 4u) {
          nextA[s] = value;
        } else {
          nextA[s][q] = value.x;
        }
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let window = table[here + (t + s * THREADS) / (BN / 4u)];
      // @unroll
      for (var q = 0u; q < TAPS; q++) {
        let inside = (window.x + down[q] < p.height) & (window.y + right[q] < p.width);
        let value = select(vec4f(), vec4f(x[select(0u, window.z + step[q], inside) / PIXELS]), inside);
        if (TAPS == 1u) {
          nextB[s] = value;
        } else {
          nextB[s][q] = value.x;
        }
      }
    }
    if (t < BK) {
      table[BK - here + t] = windowAt(at + BK + t, k);
    }
