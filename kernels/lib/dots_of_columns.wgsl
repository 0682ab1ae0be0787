    // What a thread has of sums d over all threads, one for each of COLS columns, to where lib/group_sums finds the sums: behind the next
    // barrier.
    // @when SUBGROUPS
    // A lane hands half of its sums over, and is left with one of them in the end.
    // @unroll
    for (var h = COLS / 2u; h > 0u; h /= 2u) {
      let upper = (lane & h) != 0u;
      // @unroll
      for (var c = 0u; c < h; c++) {
        d[c] = select(d[c], d[c + h], upper) + subgroupShuffleXor(select(d[c + h], d[c], upper), h);
      }
    }
    // @unroll
    for (var h = COLS; h < LANES; h *= 2u) {
      d[0] += subgroupShuffleXor(d[0], h);
    }
    if (lane < COLS) {
      dots[lane * (LINES / 4u) + line / 4u][line % 4u] = d[0];
    }
    // @end
    // @when ALONE
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      dots[t * COLS + c] = d[c];
    }
    // @end
