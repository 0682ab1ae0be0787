    // nextA, nextB := the slab from depth `at` on. A thread's vectors lie at four depths from `l` on, in every window that is its own.
    let l = at + quad;
    let depths = k;
// @use lib/conv_taps
    // The loads are made anyway, at the operand's first element, because a branch around them would keep them from overlapping.
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      if (TURNED == 0u) {
        let i = row0 + (id % (BM / 4u)) * 4u;
        let depth = at + id / (BM / 4u);
        // @unroll
        for (var q = 0u; q < 4u / WEIGHTS; q++) {
          let inside = (i + q < p.m) & (depth < k);
          let value = select(vec4f(), vec4f(F[select(0u, i + q + depth * p.m, inside) / WEIGHTS]), inside);
          if (WEIGHTS == 4u) {
            nextA[s] = value;
          } else {
            nextA[s][q] = value.x;
          }
        }
      } else {
        let i = row0 + id / (BK / 4u);
        // @unroll
        for (var q = 0u; q < TAPS; q++) {
          let filterY = taps.firstY + p.strideY * (taps.countY - 1u - tapY[q]);
          let filterX = taps.firstX + p.strideX * (tapsX - 1u - tapX[q]);
          let weight = ((filterY * p.filterWidth + filterX) * p.m + i) * p.channels + channel[q];
          let inside = (i < p.m) & (l + q < k);
          let value = select(vec4f(), vec4f(F[select(0u, weight, inside) / WEIGHTS]), inside);
          if (TAPS == 1u) {
            nextA[s] = value;
          } else {
            nextA[s][q] = value.x;
          }
        }
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      // @unroll
      for (var q = 0u; q < TAPS; q++) {
        let inside = (rows[s] + down[q] < p.height) & (columns[s] + right[q] < p.width);
        let value = select(vec4f(), vec4f(x[select(0u, origins[s] + step[q], inside) / PIXELS]), inside);
        if (TAPS == 1u) {
          nextB[s] = value;
        } else {
          nextB[s][q] = value.x;
        }
      }
    }
