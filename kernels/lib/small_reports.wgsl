  // What of a failed problem is filled, and with what.
  var fills = false;
  var filling = V();
  // @when REPORTS
  fills = (p.nanBits != 0u) & (failure != 0u);
  filling = V(bitcast<f32>(p.nanBits));
  // @end
