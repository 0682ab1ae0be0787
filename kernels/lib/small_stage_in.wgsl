  // @when STAGED
  var order = N;
  // @when EDGE
  order = p.n;
  // @end
  let words = PARTS * order * order;
  let before = (group.x + p.baseX) * GROUP;
  // Words of the matrices that there are, and where they begin.
  let total = min(GROUP, p.count - before) * words;
  let from4 = (PARTS * p.offA + before * words) / 4u;
  {
    // @registers
    var copied: array<vec4f, COPIES>;
    // @unroll
    for (var s = 0u; s < COPIES; s++) {
      copied[s] = A4[from4 + min(t + s * THREADS, (total - 1u) / 4u)];
    }
    // @unroll
    for (var s = 0u; s < COPIES; s++) {
      if (4u * (t + s * THREADS) < total) {
        stage[staged(4u * (t + s * THREADS)) / 4u] = copied[s];
      }
    }
  }
  workgroupBarrier();
  let at0 = slot * (words + PAD);
  let down = select(1u, order, ACROSS == 1u);
  let right = select(order, 1u, ACROSS == 1u);
  // @end
