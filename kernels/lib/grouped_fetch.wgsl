    // nextA, nextB := the slab from depth `at` on.
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      if (ACROSS == 1u) {
        let f = col0 + id % (BM / 4u) * 4u;
        let l = at + id / (BM / 4u);
        let left = select(0u, leftOf(f, p.features), l < k);
        nextA[s] = fourOfW(p.offW + (found.group * k + l) * p.features + f, left);
      } else {
        let f = col0 + id / (BK / 4u);
        let left = select(0u, leftOf(at + quad, k), f < p.features);
        nextA[s] = fourOfW(p.offW + (found.group * p.features + f) * k + at + quad, left);
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let row = row0 + (t + s * THREADS) / (BK / 4u);
      let left = select(0u, leftOf(at + quad, k), row < found.end);
      nextB[s] = fourOfX(p.offX + row * k + at + quad, left);
    }
