  // x := x U^-1, a row of L below a panel's top. A pivot below 2^-126 counts as zero: its column of L becomes zero.
  // @unroll
  for (var k = 0u; k < WIDTH; k++) {
    let u = item(U[k * FOURS + k / 4u], k % 4u);
    var l = V();
    if (pivotKey(abs1(u)) >= 0x00800000u) {
      l = divide(x[k], u);
    }
    x[k] = l;
    // @unroll
    for (var c = k + 1u; c < WIDTH; c++) {
      x[c] = mad(-l, item(U[k * FOURS + c / 4u], c % 4u), x[c]);
    }
  }
